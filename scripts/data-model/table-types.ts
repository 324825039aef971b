import type { Column, Table } from './read-schema.ts'

/** The tables as types: what a row may be given when it is made. */
export function tableTypes(tables: readonly Table[]): string {
  return [
    '// Written by `npm run data-model` from the migrations. What may be left out has `?`: the database fills it.',
    '',
    '/** Names by language. */',
    'type Names = Readonly<Record<string, string>>',
    '',
    'export interface Tables {',
    ...tables.flatMap(({ name, columns }) => [`  ${name}: {`, ...columns.map(columnType), '  }']),
    '}',
    '',
  ].join('\n')
}

function columnType(column: Column): string {
  const isLeft = !column.isRequired || column.standard !== null || column.isNumbered
  return `    ${column.name}${isLeft ? '?' : ''}: ${valueType(column.type)}${column.isRequired ? '' : ' | null'}`
}

/** As JSON has it: moments, days and clock times are text. */
function valueType(type: string): string {
  if (type.endsWith('[]')) return `readonly ${valueType(type.slice(0, -2))}[]`
  if (type === 'takt_names') return 'Names'
  if (type === 'jsonb' || type === 'json') return 'unknown'
  if (type === 'boolean') return 'boolean'
  return /^(integer|bigint|smallint|numeric|real|double)/.test(type) ? 'number' : 'string'
}

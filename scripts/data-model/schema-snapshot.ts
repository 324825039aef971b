import type { Column, Table } from './read-schema.ts'

const HEAD = [
  '-- The schema that the migrations make, for people to read and for a test to compare; nobody runs it.',
  '-- Made by `npm run data-model`. A policy without an expression is the one that takt_protect() makes.',
]

/** What takt_protect() writes into each table, as PostgreSQL gives it back. */
const company = "( SELECT (current_setting('app.company_id'::text))::integer AS current_setting)"
const machines = "( SELECT current_setting('app.machines'::text, true) AS current_setting)"
const PROTECTED = new Map([
  [`policy company using (company_id = ${company})`, 'policy company'],
  [
    `policy machines restrictive using ((${machines} = ''::text) OR (machine_id = ANY (string_to_array(${machines}, '|'::text))))`,
    'policy machines',
  ],
])

const ruleLine = (rule: string): string => `  ${PROTECTED.get(rule) ?? rule}`

/** Everything that the migrations made, in lines that a reader of a change can compare. */
export function schemaSnapshot({ tables, functions }: { tables: readonly Table[]; functions: readonly string[] }) {
  const parts = [
    HEAD.join('\n'),
    ...tables.map(({ name, columns, rules }) =>
      [`table ${name}`, ...columns.map(columnLine), ...rules.map(ruleLine)].join('\n'),
    ),
    ...functions.map((definition) => definition.trimEnd()),
  ]
  return `${parts.join('\n\n')}\n`
}

function columnLine({ name, type, isRequired, standard }: Column): string {
  return `  ${name} ${type}${isRequired ? ' not null' : ''}${standard === null ? '' : ` default ${standard}`}`
}

import type { Column, Table } from './read-schema.ts'

/** What docs/data-model.yaml says: by area, what one row of each table is. */
export type Sentences = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The page about the data model: for each area a picture of its tables and what lies in them. */
export function dataModelPage(tables: readonly Table[], sentences: Sentences): string {
  const byName = new Map(tables.map((table) => [table.name, table]))
  const areas = Object.entries(sentences)
  const areaOf = new Map(areas.flatMap(([area, rows]) => Object.keys(rows).map((name) => [name, area])))
  return `${[
    '# The data model',
    '',
    `${tables.length} tables in ${areas.length} areas, made by \`npm run data-model\` from the migrations and from`,
    '`data-model.yaml`. Every key begins with `company_id`, every table is bound to one company by row-level security, and',
    'where it has a `machine_id` also to the machines a person may see (`takt_protect`, decision 0004); neither is said',
    'again below. Every foreign key carries the company too. What is written here in full, with indexes, policies and',
    'rights, stands in `schema.sql`.',
    '',
    areas.map(([area]) => `[${area}](#${area})`).join(' · '),
    ...areas.flatMap(([area, rows]) => {
      const own = Object.keys(rows).flatMap((name) => byName.get(name) ?? [])
      return [
        '',
        `## ${area}`,
        '',
        ...picture(own, areaOf),
        ...own.flatMap((table) => section(table, rows[table.name])),
      ]
    }),
  ].join('\n')}\n`
}

function picture(own: readonly Table[], areaOf: ReadonlyMap<string, string>): string[] {
  const names = new Set(own.map(({ name }) => name))
  const ways = own.flatMap(({ name, references }) =>
    references.filter((other) => other !== name).map((other) => `  ${other} ||--o{ ${name} : ""`),
  )
  const outside = [...new Set(own.flatMap(({ references }) => references))].filter((name) => !names.has(name))
  const from = outside.map((name) => `\`${name}\` (${areaOf.get(name)})`)
  return [
    '```mermaid',
    'erDiagram',
    ...own.flatMap(box),
    ...ways,
    '```',
    ...(from.length > 0 ? ['', `From other areas: ${from.join(', ')}.`] : []),
  ]
}

function box(table: Table): string[] {
  const keys = keyColumns(table).map(({ name, type }) => `    ${oneWord(type)} ${name} PK`)
  return keys.length > 0 ? [`  ${table.name} {`, ...keys, '  }'] : [`  ${table.name}`]
}

const keyColumns = ({ columns, key }: Table): readonly Column[] =>
  columns.filter(({ name }) => name !== 'company_id' && key.includes(name))

const oneWord = (type: string): string => type.replace(/[^a-z]+/g, '_').replace(/_$/, '')

function section({ name, columns, key, references }: Table, sentence: string | undefined): string[] {
  const rows = columns.filter((column) => column.name !== 'company_id')
  const words = rows.map((column) => {
    const mark = key.includes(column.name) ? '**' : ''
    return `${mark}\`${column.name}\`${mark} ${column.type}${column.isRequired ? '' : '?'}`
  })
  return [
    '',
    `### ${name}`,
    '',
    sentence ?? '',
    ...(references.length > 0 ? ['', `Leads to ${references.map((other) => `\`${other}\``).join(', ')}.`] : []),
    '',
    words.join(' · '),
  ]
}

/** Tables that the list does not name, and names in it that are no table: each is a sentence that is missing or too much. */
export function unnamed(tables: readonly Table[], sentences: Sentences): { missing: string[]; gone: string[] } {
  const told = Object.values(sentences).flatMap((rows) => Object.keys(rows))
  const real = tables.map(({ name }) => name)
  return { missing: real.filter((name) => !told.includes(name)), gone: told.filter((name) => !real.includes(name)) }
}

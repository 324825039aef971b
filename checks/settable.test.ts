import { test } from 'vitest'
import { expectNone } from './source/none.ts'
import { allPaths, codePaths, isTest, readText } from './source/source-files.ts'

const MIGRATION = /^apps\/server\/src\/db\/migrations\/.*\.sql$/

/** Written by a statement that says the table's name in another way than the search can see. */
const WRITTEN_OTHERWISE: Readonly<Record<string, string>> = {
  department: 'setup/machines/places.ts, by kind',
  zone: 'setup/machines/places.ts, by kind',
  category: 'setup/machines/places.ts, by kind',
  stop_group: 'stops/save_reason_group.ts, by kind',
  scrap_category: 'stops/save_reason_group.ts, by kind',
  schema_version: 'the migrations themselves',
  analysis_version: 'triggers of what is analysed',
  plant_rules: 'triggers of the tables that rules are made of',
  query_scope: 'dashboards/queries/run-query.ts, as the role that runs them',
}

const sources = codePaths()
  .filter((path) => path.startsWith('apps/server/src/') && !isTest(path))
  .filter((path) => !/^apps\/server\/src\/(seed|db)\//.test(path))
  .map(readText)
  .join('\n')

test('every table that the product reads is written by the product: one that only the example plant fills is set up nowhere else', () => {
  const made = allPaths()
    .filter((path) => MIGRATION.test(path))
    .flatMap((path) => [...readText(path).matchAll(/^create table (\w+) \(/gm)].map(([, table]) => String(table)))
  const written = (table: string) => new RegExp(`(insert into|update|delete from) ${table}\\b`).test(sources)
  const read = (table: string) => new RegExp(`(from|join) ${table}\\b`).test(sources)
  expectNone(
    made.filter((table) => read(table) && !written(table) && !(table in WRITTEN_OTHERWISE)),
    'A page or an import fills every table; the seed alone is not enough.',
  )
})

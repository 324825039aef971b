import { expect, test } from 'vitest'
import { expectNone } from './source/none.ts'
import { allPaths, codePaths, isTest, readText } from './source/source-files.ts'

const MIGRATION = /^apps\/server\/src\/ground\/db\/migrations\/.*\.sql$/

/** Written by a statement that says the table's name in another way than the search can see. */
const WRITTEN_OTHERWISE: Readonly<Record<string, string>> = {
  department: 'setup/machines/places.ts, by kind',
  zone: 'setup/machines/places.ts, by kind',
  category: 'setup/machines/places.ts, by kind',
  schema_version: 'the migrations themselves',
  analysis_version: 'triggers of what is analysed',
  plant_rules: 'triggers of the tables that rules are made of',
  query_scope: 'dashboards/queries/run-query.ts, as the role that runs them',
}

const sources = codePaths()
  .filter((path) => path.startsWith('apps/server/src/') && !isTest(path))
  .filter((path) => !/^apps\/server\/src\/(seed|ground\/db)\//.test(path))
  .map(readText)
  .join('\n')

test('every table that the product reads is written by the product: one that only the example plant fills is set up nowhere else', () => {
  const made = allPaths()
    .filter((path) => MIGRATION.test(path))
    .flatMap((path) => [...readText(path).matchAll(/^create table (\w+) \(/gm)].map(([, table]) => String(table)))
  expect(made.length, 'no table is found any more').toBeGreaterThan(100)
  // A register names its table, and one way writes all of them.
  const written = (table: string) =>
    new RegExp(`(insert into|update|delete from) ${table}\\b|table: '${table}'`).test(sources)
  const read = (table: string) => new RegExp(`(from|join) ${table}\\b`).test(sources)
  expectNone(
    made.filter((table) => read(table) && !written(table) && !(table in WRITTEN_OTHERWISE)),
    'A page or an import fills every table; the seed alone is not enough.',
  )
})

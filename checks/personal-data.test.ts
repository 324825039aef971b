import { personalPlaces } from '@takt/domain/people/personal-places.ts'
import { expect, test } from 'vitest'
import { impersonal } from './source/impersonal.ts'
import { expectNone } from './source/none.ts'
import { readText } from './source/source-files.ts'

interface Column {
  readonly table: string
  readonly column: string
  readonly type: string
  readonly named: string
}

/** Every column, and of which accounts or employees it is a key. */
function schema(): { columns: Column[]; keys: string[] } {
  const columns: Column[] = []
  const keys: string[] = []
  for (const part of readText('docs/schema.sql').split(/^(?=table )/m)) {
    const table = /^table (\w+)/.exec(part)?.[1]
    if (table === undefined) continue
    for (const [, column = '', type = ''] of part.matchAll(/^ {2}(\w+) ([a-z][\w[\]]*)/gm)) {
      if (!/^(takt_app|policy|FOREIGN|PRIMARY|UNIQUE|CHECK|CREATE)$/.test(column)) {
        columns.push({ table, column, type, named: `${table}.${column}` })
      }
    }
    for (const [, own = ''] of part.matchAll(/FOREIGN KEY \(company_id, (\w+)\) REFERENCES (?:app_user|employee)\(/g)) {
      keys.push(`${table}.${own}`)
    }
  }
  return { columns, keys }
}

/** As columns are called that hold people, or words in which somebody may name them. */
const looksPersonal =
  /user|employee|^emp_|person|_by$|^who$|owner|mail|full_name|badge|note$|comment|_text$|^subject$|^said$|^body$|^message|device/

const isTold = ({ table, column, named }: Pick<Column, 'table' | 'column' | 'named'>) =>
  column in (personalPlaces[table]?.columns ?? {}) || named in impersonal || table in impersonal

test('T-SAFE-100 every column that can hold a person is one that exports and erasures know, or says why not', () => {
  const { columns, keys } = schema()
  expect(columns.length).toBeGreaterThan(500)
  const words = /^(text|json|jsonb|integer|bigint|uuid|text\[\])$/
  const forgotten = columns.filter((one) => {
    const suspect = words.test(one.type) && (looksPersonal.test(one.column) || keys.includes(one.named))
    return suspect && !isTold(one)
  })
  expectNone(
    forgotten.map(({ named }) => named),
    'These columns can hold a person: name them in packages/domain/src/people/personal-places.ts, or in checks/source/impersonal.ts with the reason why not:',
  )
})

test('T-SAFE-100 every place of people is one of the database', () => {
  const known = new Set(schema().columns.map(({ named }) => named))
  const tables = new Set(schema().columns.map(({ table }) => table))
  const places = Object.entries(personalPlaces).flatMap(([table, { columns }]) =>
    Object.keys(columns).map((column) => `${table}.${column}`),
  )
  const gone = [...places, ...Object.keys(impersonal)].filter((name) => !known.has(name) && !tables.has(name))
  expectNone(gone, 'The database has none of these (personal-places.ts, impersonal.ts):')
})

test('T-SAFE-100 rows that go with a person are found by their account', () => {
  const lost = Object.entries(personalPlaces).filter(
    ([, { columns, goes }]) => goes && !Object.values(columns).includes('user'),
  )
  expect(lost).toEqual([])
})

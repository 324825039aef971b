import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownFolder } from '../../../test/own-folder.ts'
import { tryLogins } from '../../ground/db/allow-logins.ts'
import { installedBinaries } from '../../ground/db/embedded/binaries.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../ground/db/embedded/postgres.ts'
import { migrate } from '../../ground/db/migrate.ts'
import { createCompany, NewCompany } from '../../seed/create-company.ts'
import { moveCluster } from './move-cluster.ts'

const own = ownFolder()
// The database user of a test that runs as root has to pass.
chmodSync(own, 0o711)
const folder = (name: string) => {
  mkdirSync(join(own, name), { mode: 0o755 })
  return join(own, name)
}
const from = folder('old')
const said: string[] = []
const move = (into: string) =>
  // The same major version twice: another one is the same words to the same tool.
  moveCluster({ from, binaries: installedBinaries(), into, say: (line) => void said.push(line) })

const NUMBERS = 'select sequencename, last_value from pg_sequences where last_value is not null order by 1'
let numbers: unknown[] = []
let running: EmbeddedPostgres | undefined
afterAll(() => running?.stop())

async function start(home: string) {
  running = await startEmbeddedPostgres({ home })
  return { ...running.connection, database: 'takt' }
}
async function stop() {
  await running?.stop()
  running = undefined
}
async function query<Row>(database: object, text: string): Promise<Row[]> {
  const client = new pg.Client(database)
  await client.connect()
  try {
    return (await client.query(text)).rows as Row[]
  } finally {
    await client.end()
  }
}
const company = (key: string) =>
  NewCompany.parse({
    ...{ key, name: `Company ${key}`, timeZone: 'UTC', language: 'en' },
    ...{ admin: 'anna', password: 'nine-blue-lamps-71' },
  })

beforeAll(async () => {
  const database = await start(from)
  await query({ ...database, database: 'postgres' }, 'create database takt')
  await migrate(database)
  await createCompany(database, company('one'))
  // A month that no new database has.
  await query(database, `select takt_partitions('audit', '2041-03-01', '2041-03-01')`)
  numbers = await query(database, NUMBERS)
  writeFileSync(join(from, 'settings.json'), '{"a":1}')
  writeFileSync(join(from, 'secrets.key'), 'a key')
  await stop()
})

test('T-SAFE-87 a data folder goes to another PostgreSQL with every row, month, number, file and key, and works there', async () => {
  const into = folder('new')
  const { tables, rows } = await move(into)
  expect([tables > 100, rows > 20]).toEqual([true, true])
  const database = await start(into)
  expect(await migrate(database)).toEqual({ applied: [] })
  await tryLogins(database)
  expect(await query(database, 'select company_key from company where company_id > 0')).toEqual([
    { company_key: 'one' },
  ])
  expect(await query(database, `select to_regclass('audit_204103')::text as month`)).toEqual([
    { month: 'audit_204103' },
  ])
  expect(numbers.length).toBeGreaterThan(0)
  expect(await query(database, NUMBERS)).toEqual(numbers)
  // New rows get numbers that no moved one has.
  await createCompany(database, company('two'))
  expect(await query(database, 'select count(*)::int as users from app_user where company_id > 0')).toEqual([
    { users: 2 },
  ])
  await stop()
  expect(readFileSync(join(into, 'settings.json'), 'utf8')).toBe('{"a":1}')
  expect(readFileSync(join(into, 'secrets.key'), 'utf8')).toBe('a key')
  expect(existsSync(join(into, 'moving'))).toBe(false)
})

test('T-SAFE-87 a table that Takt does not make is named, and nothing is moved', async () => {
  await query(await start(from), 'create table of_somebody_else (n int)')
  await stop()
  await expect(move(folder('refused'))).rejects.toThrow(
    'not as Takt makes them, and nothing was moved: of_somebody_else',
  )
})

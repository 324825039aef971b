import pg from 'pg'
import { expect, test } from 'vitest'
import { APP_ROLE } from '../src/ground/db/connections.ts'
import { testServer } from './test-server.ts'

const server = testServer()

test('T-ENTITY-28-X every table has row-level security and a key that begins with the company', async () => {
  const tables = await server.sql<{ name: string; secured: boolean; first_key: string | null; policies: number }>(`
    select c.relname as name, c.relrowsecurity as secured,
      (select a.attname from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
       where i.indrelid = c.oid and i.indisprimary) as first_key,
      (select count(*)::int from pg_policy p where p.polrelid = c.oid) as policies
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname <> 'schema_version'`)
  expect(tables.length).toBeGreaterThan(20)
  for (const table of tables) {
    expect(table, table.name).toMatchObject({ secured: true, first_key: 'company_id' })
    expect(table.policies, table.name).toBeGreaterThan(0)
  }
})

test('T-ENTITY-28-X every foreign key carries the company', async () => {
  const keys = await server.sql<{ name: string; columns: string[] }>(`
    select conname as name, (select array_agg(a.attname::text) from pg_attribute a
      where a.attrelid = conrelid and a.attnum = any (conkey)) as columns
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`)
  for (const { name, columns } of keys) expect(columns, name).toContain('company_id')
})

async function asApplication(statement: string): Promise<unknown> {
  const client = new pg.Client({ ...server.database, options: `-c role=${APP_ROLE}` })
  await client.connect()
  try {
    await client.query("begin; set local app.company_id = '1000'; set local app.machines = 'M101'")
    return await client.query(statement).then(
      ({ rows }) => rows,
      (error: Error) => error.message,
    )
  } finally {
    await client.end()
  }
}

test.each([
  ['change the audit trail', 'update audit set username = $$nobody$$'],
  ['delete from the audit trail', 'delete from audit'],
  ['edit a booking', 'update good_transaction set good_qty = 0'],
  ['read password hashes', 'select password_hash from app_user'],
  ['read sessions', 'select * from session'],
  ['change the schema', 'create table sneaked (x int)'],
])('T-NAV-15-B the application’s role cannot %s', async (_what, statement) => {
  expect(await asApplication(statement)).toMatch(/permission denied/)
})

test('D-PERM-05-X T-NAV-15-B a restricted user’s queries see their own machines only, whatever they ask', async () => {
  expect(await asApplication('select machine_id from machine')).toEqual([{ machine_id: 'M101' }])
})

test('T-ENTITY-28-X without a company nothing can be read', async () => {
  const client = new pg.Client({ ...server.database, options: `-c role=${APP_ROLE}` })
  await client.connect()
  await expect(client.query('select * from machine')).rejects.toThrow(/app.company_id/)
  await client.end()
})

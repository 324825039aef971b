import pg from 'pg'
import { expect, test } from 'vitest'
import { loginAs } from '../src/ground/db/connections.ts'
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
  const client = new pg.Client(loginAs('app', server.database))
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
  ['be another role', 'set local role takt'],
  ['be the login of queries', 'set local role takt_query'],
  ['be somebody else', 'set local session authorization takt'],
  ['read a file of the server', "select pg_read_file('/etc/passwd')"],
  ['run a program', "copy machine to program 'cat'"],
  ['read password hashes as itself again', 'set local role none; select password_hash from app_user'],
  ['read password hashes after a reset', 'reset role; reset session authorization; select password_hash from app_user'],
])('T-NAV-15-B T-SAFE-06 the application’s role cannot %s', async (_what, statement) => {
  expect(await asApplication(statement)).toMatch(/permission denied/)
})

test('D-PERM-05-X T-NAV-15-B a restricted user’s queries see their own machines only, whatever they ask', async () => {
  expect(await asApplication('select machine_id from machine')).toEqual([{ machine_id: 'M101' }])
})

test('T-ENTITY-28-X without a company nothing can be read', async () => {
  const client = new pg.Client(loginAs('app', server.database))
  await client.connect()
  await expect(client.query('select * from machine')).rejects.toThrow(/app.company_id/)
  await client.end()
})

test('T-SAFE-06 the logins of calls and queries own nothing, are members of nothing and are no superusers', async () => {
  const roles = await server.sql(`
    select rolname as name, rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication as mighty,
      (select count(*)::int from pg_auth_members where member = r.oid) as memberships,
      (select count(*)::int from pg_shdepend where refobjid = r.oid and deptype = 'o') as owned
    from pg_roles r where rolname in ('takt_app', 'takt_query') order by 1`)
  const nothing = { mighty: false, memberships: 0, owned: 0 }
  expect(roles).toEqual([
    { name: 'takt_app', ...nothing },
    { name: 'takt_query', ...nothing },
  ])
  const logins = await server.sql(
    `select distinct usename as login from pg_stat_activity where datname = current_database() and application_name = 'takt live'`,
  )
  expect(logins).toEqual([{ login: 'takt_app' }])
})

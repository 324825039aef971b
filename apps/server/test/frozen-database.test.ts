import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { examplePlants } from '@takt/example-plant/example-plant.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isTooSlow, openConnections } from '../src/ground/db/connections.ts'
import { migrate } from '../src/ground/db/migrate.ts'
import { watchDatabase } from '../src/ground/db/pulse.ts'
import { createLog } from '../src/ground/log.ts'
import { serverSettings } from '../src/ground/server-settings.ts'
import { type OpenDatabase, openDatabase } from '../src/run/open-database.ts'
import { example, exampleSecrets } from '../src/seed/example.ts'
import { seedPlants } from '../src/seed/seed-plant.ts'
import { type RunningServer, startServer } from '../src/start-server.ts'
import { type Answer, post } from './test-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'takt-frozen-'))
// As root PostgreSQL runs as another user, who must get in.
chmodSync(folder, 0o755)
let database: OpenDatabase
let server: RunningServer
let bearer = ''

beforeAll(async () => {
  database = await openDatabase({ dataFolder: folder }, () => {})
  await migrate(database.settings)
  await seedPlants(database.settings, examplePlants(Date.now()), { secrets: exampleSecrets, now: Date.now() })
  server = await startServer({
    database: database.settings,
    settings: serverSettings({}, { port: 0, dataFolder: folder }),
    log: createLog(() => {}),
  })
  const who = { company_key: example.company_key, username: 'operator', password: example.password }
  bearer = String((await post(`${server.url}/api/session`, who)).data[0]?.bearer)
})
afterAll(async () => {
  await server?.stop()
  await database?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const call = (name: string, payload: unknown): Promise<Answer> =>
  post(`${server.url}/api/call`, { name, payload }, bearer)
const ready = async () => {
  const response = await fetch(`${server.url}/api/ready`)
  return { code: response.status, ...((await response.json()) as object) }
}

async function ask<Row>(text: string, on = 'takt'): Promise<Row[]> {
  const client = new pg.Client({ ...database.settings, database: on })
  await client.connect()
  try {
    return (await client.query(text)).rows as Row[]
  } finally {
    await client.end()
  }
}

/** PostgreSQL and all that it has started. */
async function processes(): Promise<number[]> {
  const rows = await ask<{ pid: number }>(
    `select split_part(pg_read_file('postmaster.pid'), e'\\n', 1)::int as pid
     union select pid from pg_stat_activity where pid <> pg_backend_pid()`,
  )
  return rows.map(({ pid }) => pid)
}

test('T-SAFE-74 ready when database, schema and disk are', async () => {
  const well = { status: 'ready', away: [], database: 'ok', migrations: 'ok', disk: 'ok', backup: 'none' }
  await expect.poll(ready).toEqual({ code: 200, ...well })
})

test('T-SAFE-74 a frozen database is told to everybody who waits, in a few seconds, and all goes on by itself', async () => {
  // Enough connections are open before: a new one would be refused, and the point is the one that is silent.
  await Promise.all(Array.from({ length: 8 }, () => call('get_machines', {})))
  const frozen = await processes()
  for (const pid of frozen) process.kill(pid, 'SIGSTOP')
  try {
    // It stays frozen until they are answered: without the pulse nobody ever is.
    const answers = await Promise.all(Array.from({ length: 4 }, () => call('get_machines', {})))
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503])
    expect(answers[0]?.message).toContain('The database is not available')
    expect(await ready()).toMatchObject({ code: 503, away: ['database'], database: 'away' })
    const health = await fetch(`${server.url}/api/health`)
    expect([health.status, await health.json()]).toMatchObject([200, { status: 'ok', database: 'away' }])
  } finally {
    for (const pid of frozen) process.kill(pid, 'SIGCONT')
  }
  await expect.poll(async () => (await call('get_machines', {})).status).toBe(200)
  await expect.poll(ready).toMatchObject({ code: 200, database: 'ok' })
})

test('T-SAFE-74 a server that was held up itself does not blame its database', async () => {
  const withinMs = 500
  let missed = 0
  const pulse = watchDatabase(database.settings, { withinMs, onMissed: () => missed++ })
  try {
    // Its first question is under way: whatever comes back waits until this process looks.
    const until = performance.now() + 3 * withinMs
    while (performance.now() < until);
    await expect.poll(() => pulse.schema()).toBeGreaterThan(0)
    expect([missed, pulse.state()]).toEqual([0, 'ok'])
  } finally {
    await pulse.stop()
  }
})

test('T-SAFE-74 a database that takes no changes can be read; who changes something is told, and so is who asks whether it is ready', async () => {
  await ask("alter database takt set default_transaction_read_only = 'on'", 'postgres')
  await ask(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'takt%' and pid <> pg_backend_pid()",
  )
  try {
    await expect.poll(ready).toMatchObject({ code: 503, away: ['database'], database: 'read-only' })
    await expect.poll(async () => (await call('get_machines', {})).status).toBe(200)
    const answer = await call('add_my_machine', { machine_id: 'M103' })
    expect(answer).toMatchObject({ status: 503, message: expect.stringContaining('takes no changes') })
  } finally {
    await ask('alter database takt reset default_transaction_read_only', 'postgres')
    await ask(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'takt%' and pid <> pg_backend_pid()",
    )
  }
  await expect.poll(ready).toMatchObject({ code: 200 })
  await expect.poll(async () => (await call('add_my_machine', { machine_id: 'M103' })).status).toBe(200)
})

test('T-SAFE-74 a schema of another version is not ready', async () => {
  await ask(
    'update schema_version set version = version + 9000 where version = (select max(version) from schema_version)',
  )
  await expect.poll(ready).toMatchObject({ code: 503, away: ['migrations'] })
  await ask('update schema_version set version = version - 9000 where version > 9000')
  await expect.poll(ready).toMatchObject({ code: 200 })
})

test('T-SAFE-75 a statement of a call ends after half a minute; whoever has longer says so', async () => {
  const calls = openConnections(database.settings)
  const short = openConnections(database.settings, { statementMs: 50 })
  try {
    for (const pool of [calls.app, calls.owner]) {
      expect((await pool.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '30s' }])
    }
    const slow = await short.app.query('select pg_sleep(60)').catch((error: unknown) => error)
    expect(isTooSlow(slow)).toBe(true)
    expect((await short.app.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  } finally {
    await calls.close()
    await short.close()
  }
})

import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { examplePlants } from '@takt/example-plant/example-plant.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '../src/ground/db/migrate.ts'
import { createLog } from '../src/ground/log.ts'
import { serverSettings } from '../src/ground/server-settings.ts'
import { type OpenDatabase, openDatabase } from '../src/run/open-database.ts'
import { example, exampleSecrets } from '../src/seed/example.ts'
import { seedPlants } from '../src/seed/seed-plant.ts'
import { type RunningServer, startServer } from '../src/start-server.ts'
import { type Answer, post } from './test-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'takt-faults-'))

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
    settings: serverSettings({}, { port: 0 }),
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

const call = (name: string, payload: unknown, request_id?: string): Promise<Answer> =>
  post(`${server.url}/api/call`, { name, payload, request_id }, bearer)

async function postmasterPid(): Promise<number> {
  const client = new pg.Client(database.settings)
  await client.connect()
  const { rows } = await client.query<{ pid: string }>(
    "select split_part(pg_read_file('postmaster.pid'), e'\\n', 1) as pid",
  )
  await client.end()
  return Number(rows[0]?.pid)
}

test('a killed database: calls say so, nothing acknowledged is lost, and all goes on by itself', async () => {
  const client = new pg.Client(database.settings)
  await client.connect()
  const { rows } = await client.query(
    `select r.machine_id, r.card_no, (select employee_number from employee where company_id = 1000 and allow_sign_in limit 1) as employee
     from order_run r where company_id = 1000 and end_time is null limit 1`,
  )
  await client.end()
  const order = { ...rows[0], trans_time: new Date().toISOString(), good_qty: 11 }
  const acknowledged = await call('receive_good_qty', order, randomUUID())
  expect(acknowledged.status, acknowledged.message).toBe(200)

  process.kill(await postmasterPid(), 'SIGKILL')
  // What a backend still answers in the moment before it notices counts as acknowledged, like anything else.
  let acknowledgedAfter = 0
  let lost = randomUUID()
  let during = await call('receive_good_qty', { ...order, good_qty: 13 }, lost)
  while (during.status === 200) {
    acknowledgedAfter += 1
    lost = randomUUID()
    during = await call('receive_good_qty', { ...order, good_qty: 13 }, lost)
  }
  expect(during).toMatchObject({ status: 503, message: expect.stringContaining('nothing is booked twice') })

  const ready = () => fetch(`${server.url}/api/ready`).then(({ status }) => status)
  await expect.poll(ready).toBe(200)
  await expect.poll(async () => (await call('get_machines', {})).status).toBe(200)
  // The terminal repeats the request with the same id until it is answered: it is booked once.
  const repeated = await call('receive_good_qty', { ...order, good_qty: 13 }, lost)
  expect(repeated.status, repeated.message).toBe(200)
  await call('receive_good_qty', { ...order, good_qty: 13 }, lost)
  const after = new pg.Client(database.settings)
  await after.connect()
  const booked = await after.query('select good_qty::int from good_transaction where card_no = $1 order by record_no', [
    order.card_no,
  ])
  await after.end()
  const thirteens = Array.from({ length: acknowledgedAfter + 1 }, () => ({ good_qty: 13 }))
  expect(booked.rows).toEqual([{ good_qty: 11 }, ...thirteens])
})

/** A disk that answers slowly makes the database answer slowly: people wait, are told when it is too long, and nothing is booked twice. */
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '../src/ground/log.ts'
import { serverSettings } from '../src/ground/server-settings.ts'
import { type RunningServer, startServer } from '../src/start-server.ts'
import { ownFolder } from './own-folder.ts'
import { openSlowWay, type SlowWay } from './slow-way.ts'
import { TEST_SECRETS_KEY } from './test-secrets-key.ts'
import { type Answer, type Caller, post, testServer } from './test-server.ts'

const plant = testServer()
const folder = ownFolder()
/** What the pulse waits for an answer. */
const PATIENCE_MS = 1_500
let way: SlowWay
let slow: RunningServer
let operator: Caller
let place: Record<string, unknown>

beforeAll(async () => {
  const { host, port } = plant.database
  const socket = `.s.PGSQL.${port}`
  way = await openSlowWay({ from: join(folder, socket), to: join(String(host), socket) })
  slow = await startServer({
    database: { ...plant.database, host: folder },
    settings: serverSettings({}, { port: 0, databaseAnswersMs: PATIENCE_MS, secretsKey: TEST_SECRETS_KEY }),
    log: createLog(() => {}),
  })
  operator = await plant.signIn('operator')
  const [order] = await plant.sql<Record<string, unknown>>(
    `select r.machine_id, r.card_no, (select employee_number from employee where company_id = 1000 and allow_sign_in limit 1) as employee
     from order_run r where company_id = 1000 and end_time is null limit 1`,
  )
  place = order ?? {}
})
afterAll(async () => {
  way?.answersAfter(0)
  await slow?.stop()
  await way?.close()
})

const ready = async () => {
  const response = await fetch(`${slow.url}/api/ready`)
  return { code: response.status, ...((await response.json()) as object) }
}

function book(note: string): Promise<Answer> {
  const payload = { ...place, trans_time: plantTime, good_qty: 1, note }
  return post(`${slow.url}/api/call`, { name: 'receive_good_qty', payload, request_id: note }, operator.bearer)
}
const plantTime = new Date().toISOString()
const booked = async (note: string) =>
  (await plant.sql('select 1 from good_transaction where company_id = 1000 and note = $1', [note])).length

test('T-SAFE-12 a slow answer is waited for, one that comes too late is told, and the repeated booking is there once', async () => {
  const waited = randomUUID()
  way.answersAfter(PATIENCE_MS / 10)
  const began = performance.now()
  expect((await book(waited)).status).toBe(200)
  expect(performance.now() - began).toBeGreaterThan(PATIENCE_MS / 10)
  expect(await ready()).toMatchObject({ code: 200, database: 'ok' })

  way.answersAfter(PATIENCE_MS * 20)
  const late = randomUUID()
  expect(await book(late)).toMatchObject({ status: 503, message: expect.stringContaining('nothing is booked twice') })
  expect(await ready()).toMatchObject({ code: 503, away: ['database'], database: 'away' })
  const health = await fetch(`${slow.url}/api/health`)
  expect(health.status).toBe(200)

  way.answersAfter(0)
  await expect.poll(ready).toMatchObject({ code: 200, database: 'ok' })
  // As a terminal does, until it is answered.
  await expect.poll(async () => (await book(late)).status).toBe(200)
  expect((await book(late)).status).toBe(200)
  expect([await booked(waited), await booked(late)]).toEqual([1, 1])
})

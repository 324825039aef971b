/** Somebody else does something at the very moment of a call. */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answer, type Caller, testServer } from '../../test/test-server.ts'
import { aScrapReason } from '../scrap/scrap.fixture.ts'

const server = testServer()
let admin: Caller
let other: pg.Client

beforeAll(async () => {
  admin = await server.signIn('admin')
  other = new pg.Client(server.database)
  await other.connect()
})
afterAll(async () => await other.end())

/** The call has come as far as what the other one holds. */
async function untilItWaits(): Promise<void> {
  const waiting = () =>
    server.sql("select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'")
  await expect.poll(async () => (await waiting()).length).toBeGreaterThan(0)
}

test('T-PLANT-160 a scrap reason that goes while it is booked is told by its name, and nothing is booked', async () => {
  const [order] = await server.sql<{ machine_id: string; card_no: string }>(
    'select machine_id, card_no from order_run where company_id = 1000 and end_time is null limit 1',
  )
  const { machine_id = '', card_no = '' } = order ?? {}
  await aScrapReason(server, { code: 'Z9', machines: [machine_id] })
  await other.query(`begin; delete from scrap_reason where company_id = 1000 and code = 'Z9'`)
  const report = { machine_id, card_no, scrap_reason: 'Z9', scrap_qty: 3, employee: '0102' }
  const answer = admin.call('report_scrap', report, randomUUID())
  await untilItWaits()
  await other.query('commit')
  expect(await answer).toMatchObject({ status: expect.toBeOneOf([404, 409]), message: expect.stringContaining('Z9') })
  expect(await server.sql("select 1 from scrap_transaction where scrap_reason = 'Z9'")).toEqual([])
})

test('T-PLANT-160 a call that waits for another in a circle is done once more and books once', async () => {
  const row = (await admin.call('get_users', {})).data.find(({ username }) => username === 'operator')
  const save = (full_name: string, id: string): Promise<Answer> =>
    admin.raw({ name: 'save_user', request_id: id, payload: { ...row, full_name, password: '' } })
  await other.query(`begin; update app_user set language = language where company_id = 1000 and username = 'operator'`)
  const id = randomUUID()
  const answer = save('Olle', id)
  await untilItWaits()
  await other.query(`select pg_advisory_xact_lock(hashtext('administrators'), 1000)`)
  await other.query('commit')
  expect(await answer).toMatchObject({ status: 200 })
  expect((await save('Olle', id)).body.data).toEqual((await answer).body.data)
  const trail = await server.sql("select 1 from audit where what = 'user.changed' and after->>'full_name' = 'Olle'")
  expect(trail).toHaveLength(1)
})

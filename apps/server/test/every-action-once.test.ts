/** Whatever is booked, a touch panel that sends it three times at once, to two processes, has booked it once. */
import { randomUUID } from 'node:crypto'
import { procedures } from '@takt/contract/procedures.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '../src/ground/log.ts'
import { serverSettings } from '../src/ground/server-settings.ts'
import { type RunningServer, startServer } from '../src/start-server.ts'
import type { Belongings } from './sample-words.ts'
import { samples } from './samples.ts'
import { type Caller, post, testServer } from './test-server.ts'

const server = testServer()
let other: RunningServer
let admin: Caller
let mine: Belongings
let tried = 0
let booked = 0

beforeAll(async () => {
  other = await startServer({
    database: server.database,
    settings: serverSettings({}, { port: 0, callRate: { perSecond: 1000, burst: 5000 } }),
    log: createLog(() => {}),
  })
  admin = await server.signIn('admin')
  const [run] = await server.sql<{ machine_id: string; card_no: string }>(
    'select machine_id, card_no from order_run where company_id = 1000 and end_time is null order by machine_id limit 1',
  )
  const { machine_id = '', card_no = '' } = run ?? {}
  mine = { machine_id, card_no, employee: '0102', stop_code: '110', dashboard: 'moulding' }
})
afterAll(async () => {
  await other.stop()
  // Where all were refused nothing would have been tried.
  if (tried === actions.length) expect(booked).toBeGreaterThan(40)
})

const actions = procedures.filter(({ kind }) => kind === 'action').map(({ name }) => name)
const secret = new Set<string>(
  procedures.filter((procedure) => 'secretAnswer' in procedure && procedure.secretAnswer).map(({ name }) => name),
)

test.each(actions)('T-STATE-22-X %s under one request id is done once', async (name) => {
  tried += 1
  const body = { name, payload: samples(mine)[name], request_id: randomUUID() }
  const [last] = await server.sql<{ audit_id: number }>('select coalesce(max(audit_id), 0)::int as audit_id from audit')
  const answers = await Promise.all(
    [server.url, other.url, server.url].map((url) => post(`${url}/api/call`, body, admin.bearer)),
  )
  const good = answers.filter(({ status }) => status === 200)
  if (good.length === 0) return expect(new Set(answers.map(({ status }) => status)).size).toBe(1)
  booked += 1
  // An answer that is not kept is given to one; the others learn that it was done.
  expect(good).toHaveLength(secret.has(name) ? 1 : 3)
  for (const { data } of good) expect(data).toEqual(good[0]?.data)
  const doubled = await server.sql(
    'select what, key from audit where company_id = 1000 and audit_id > $1 group by what, key having count(*) > 1',
    [last?.audit_id],
  )
  expect(doubled).toEqual([])
})

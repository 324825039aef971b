import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHeavyLoads } from '../src/ground/call/heavy/heavy-loads.ts'
import { createLog } from '../src/ground/log.ts'
import type { OpenSession } from '../src/ground/sessions/find-session.ts'
import { type Caller, testServer } from './test-server.ts'
import { until } from './until.ts'

const server = testServer({ callRate: { perSecond: 10, burst: 60 } }, { heavyThread: true })
let [greedy, other]: Caller[] = []
let holder: pg.Client

beforeAll(async () => {
  greedy = await server.signIn('supervisor')
  other = await server.signIn('operator')
  holder = new pg.Client(server.database)
  await holder.connect()
})
afterAll(() => holder.end())

/** While `steps` run nobody reads the table. */
async function held<T>(table: string, steps: () => Promise<T>): Promise<T> {
  await holder.query(`begin; lock table ${table} in access exclusive mode`)
  try {
    return await steps()
  } finally {
    await holder.query('rollback')
  }
}

/** How many questions of so called connections wait for the table. */
const waiting = async (name: string) =>
  (
    await server.sql(
      `select 1 from pg_stat_activity
       where application_name = $1 and datname = current_database() and wait_event_type = 'Lock'`,
      [name],
    )
  ).length

const times = { start_time: '2026-06-01T00:00:00Z', end_time: '2026-07-01T00:00:00Z' }
const month = { start_time: '2026-06-01', end_time: '2026-06-30' }
const askMonth = (who: Caller | undefined) => who?.call('history_per_day', month)
const statuses = (answers: ({ status: number } | undefined)[]) => new Set(answers.map((answer) => answer?.status))

test('T-SAFE-57 heavy loads have a thread and connections of their own: who asks for many leaves everybody else theirs', async () => {
  const asked = await held('reason_figures', async () => {
    const many = Array.from({ length: 20 }, () => askMonth(greedy))
    await until(async () => expect(await waiting('takt heavy')).toBe(2))
    expect((await other?.call('get_machines', {}))?.status).toBe(200)
    const own = askMonth(other)
    await until(async () => expect(await waiting('takt heavy')).toBe(3))
    expect(await waiting('takt')).toBe(0)
    return [...many, own]
  })
  expect(statuses(await Promise.all(asked))).toEqual(new Set([200]))
})

test('T-SAFE-57 a heavy load is refused like all others: without the right, with a wrong field, in the reader’s words', async () => {
  const wrong = await other?.raw({ name: 'history_per_day', payload: { start_time: 'never', end_time: '2026-06-30' } })
  expect(wrong?.status).toBe(422)
  const long = await other?.call('history_per_day', { start_time: '2001-01-01', end_time: '2026-06-30' })
  expect(long).toMatchObject({ status: 409, message: 'At most 1,200 days can be shown at once.' })
  const restricted = await server.signIn('restricted')
  const foreign = await restricted.call('get_report_scrap_pivot_graph', { ...times, machine_from: 'M101' })
  expect(foreign.data).toEqual([])
})

test('T-SAFE-57 a load that breaks its thread is told so, and the next one has another thread', async () => {
  const open = { token_hash: Buffer.from('a') } as unknown as OpenSession
  const breaks = `import { parentPort } from 'node:worker_threads'
    parentPort.on('message', ({ nth, request }) => {
      if (request.name === 'breaks') process.exit(1)
      parentPort.postMessage({ nth, end: { body: new TextEncoder().encode(request.name) } })
    })`
  const file = new URL(`data:text/javascript,${encodeURIComponent(breaks)}`)
  const heavy = openHeavyLoads(server.database, { file, log: createLog(() => {}) })
  await expect(heavy.answer(open, { name: 'breaks', payload: {} }, 0)).rejects.toMatchObject({
    key: 'call.heavy-broke-off',
  })
  expect(Buffer.from(await heavy.answer(open, { name: 'good', payload: {} }, 0)).toString()).toBe('good')
  await heavy.close()
})

test('T-SAFE-58 calls of one session that all wait leave connections to everybody else', async () => {
  const asked = await held('stop_code', async () => {
    const many = Array.from({ length: 30 }, () => other?.call('get_stop_codes', { machine_id: 'M101' }))
    await until(async () => expect(await waiting('takt')).toBe(4))
    expect((await greedy?.call('get_notifications', {}))?.status).toBe(200)
    expect(await waiting('takt')).toBe(4)
    return many
  })
  expect(statuses(await Promise.all(asked))).toEqual(new Set([200]))
})

test('T-SAFE-59 whoever calls too often is refused before the database is asked who it is', async () => {
  const who = await server.signIn('planner')
  server.clock.now = Date.now()
  const first = Array.from({ length: 60 }, () => who.call('get_printers', {}))
  await Promise.all(first)
  await held('session', async () => {
    expect((await who.call('get_printers', {})).status).toBe(429)
  })
  server.clock.now = null
})

import type { Session } from '@takt/domain/ground/model/session.ts'
import type { RecentStrip } from '@takt/domain/history/model/recent-strip.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signal } from '../../test/order-plant.ts'
import { type Caller, testServer } from '../../test/test-server.ts'
import { aCalendar, aDayType, aShift } from '../calendar/calendar.fixture.ts'
import { type CompanyDb, withCompany } from '../ground/db/company-db.ts'
import { type Connections, openConnections } from '../ground/db/connections.ts'
import { aMachine } from '../machines/machines.fixture.ts'
import { aStopCode } from '../stops/stops.fixture.ts'
import { shiftFigures } from './history.fixture.ts'
import { recentStrips } from './recent-strips.ts'

const server = testServer()
/** A Wednesday. Stockholm is two hours ahead. */
const at = (time: string) => Date.parse(`2026-06-10T${time}Z`)
let operator: Caller
let connections: Connections

beforeAll(async () => {
  connections = openConnections(server.database)
  server.clock.now = at('03:00')
  await aShift(server, { shift: 72, names: { en: 'Morning' } })
  const { day_type } = await aDayType(server, { spans: [{ from: '06:00', to: '14:00', shift: 72 }] })
  const { calendar_id } = await aCalendar(server, { week: Array(7).fill(day_type) })
  for (const machine_id of ['RS1', 'RS2', 'RS3']) await aMachine(server, { machine_id, calendar_id })
  await aMachine(server, { machine_id: 'RS4', calendar_id, active: false })
  await aStopCode(server, { stop_code: 'RSC', stop_reason_color: 'teal' })
  operator = await server.signIn('operator')
  const says = async (machine_id: string, time: string, value: 'running' | 'stopped') => {
    server.clock.now = at(time)
    await signal(server, machine_id, { at: at(time), kind: 'state', value })
  }
  await says('RS1', '05:00', 'running')
  await says('RS1', '07:00', 'stopped')
  await operator.call('set_stop_code', { machine_id: 'RS1', stop_code: 'RSC' })
  await says('RS1', '07:30', 'running')
  await says('RS1', '09:00', 'stopped')
  await says('RS1', '09:10', 'running')
  await says('RS1', '11:50', 'stopped')
  await says('RS2', '08:00', 'running')
  await says('RS1', '12:30', 'running')
  await says('RS1', '12:59', 'running')
  server.clock.now = at('13:00')
})
afterAll(() => connections.close())

const strips = async (caller: Caller, machine_string?: string) =>
  (await caller.call('get_recent_strips', machine_string === undefined ? {} : { machine_string }))
    .data as unknown as RecentStrip[]

const clock = (strip: RecentStrip | undefined) =>
  strip?.stretches.map(({ from, look, color }) => [
    new Date(Date.parse(strip.start_time) + from * 1000).toISOString().slice(11, 16),
    look,
    color,
  ])

test('T-LOOK-22 the last eight hours of a machine: running, a reason with its colour, uncoded, outside the shifts', async () => {
  const [strip] = await strips(operator, 'RS1')
  expect([strip?.start_time, strip?.end_time]).toEqual(['2026-06-10T05:00:00.000Z', '2026-06-10T13:00:00.000Z'])
  // The shift ends at 12:00: from then on nobody asks why it stands, and it is green where it runs.
  expect(clock(strip)).toEqual([
    ['05:00', 'running', ''],
    ['07:00', 'reason', '#0c8599'],
    ['07:30', 'running', ''],
    ['09:00', 'uncoded', ''],
    ['09:10', 'running', ''],
    ['11:50', 'uncoded', ''],
    ['12:00', 'unplanned', ''],
    ['12:30', 'running', ''],
  ])
})

test('T-LOOK-22 of a machine that was never heard of, or not yet or no longer, nothing is said to run', async () => {
  const [second, third] = await strips(operator, 'RS2;RS3')
  // Its only word was at 08:00; the limit of contact is long past.
  expect(clock(second)).toEqual([['05:00', 'silent', '']])
  expect(clock(third)).toEqual([['05:00', 'silent', '']])
  server.clock.now = at('08:01')
  const [heard] = await strips(operator, 'RS2')
  expect(clock(heard)).toEqual([
    ['00:01', 'silent', ''],
    ['08:00', 'running', ''],
  ])
  server.clock.now = at('13:00')
})

test('T-LOOK-22 all machines of one moment, those that are in use; who may see some gets those alone, named or not', async () => {
  const all = await strips(operator)
  const shown = (await operator.call('get_machines', {})).data as unknown as {
    machine_id: string
    resource_type: number
  }[]
  expect(all.map(({ machine_id }) => machine_id)).toEqual(
    shown.filter(({ resource_type }) => resource_type !== 2).map(({ machine_id }) => machine_id),
  )
  expect(all.map(({ machine_id }) => machine_id)).toContain('RS1')
  expect(new Set(all.map(({ end_time }) => end_time)).size).toBe(1)
  const restricted = await server.signIn('restricted')
  const own = await strips(restricted)
  expect(own.length).toBeGreaterThan(0)
  expect(own.map(({ machine_id }) => machine_id)).not.toContain('RS1')
  expect(await strips(restricted, `RS1;${own[0]?.machine_id}`)).toEqual([own[0]])
})

test('T-LOOK-22 one statement tells of all machines', async () => {
  const session = { company_settings: {} } as Session
  const scope = { company_id: 1000, machine_restrictions: [], readOnly: true }
  const found = await withCompany(connections, scope, async (db) => {
    let statements = 0
    const counted = (name: 'many' | 'one' | 'maybe' | 'run') => ({
      get: () => (query: never) => {
        statements += 1
        return (db[name] as (query: never) => unknown)(query)
      },
    })
    const heard = Object.create(db, {
      many: counted('many'),
      one: counted('one'),
      maybe: counted('maybe'),
      run: counted('run'),
    }) as CompanyDb
    const told = await recentStrips(heard, { machine_ids: undefined, session, now: at('13:00') })
    return { machines: told.length, statements }
  })
  expect(found.machines).toBeGreaterThan(30)
  expect(found.statements).toBe(1)
})

test('T-LOOK-22 a machine with figures of an earlier day was heard of, also where its raw signals are gone', async () => {
  const before = await strips(operator, 'RS2')
  expect(before[0]?.stretches[0]?.look).toBe('silent')
  await shiftFigures(server, { machine_id: 'RS2', day: '2026-06-09', run_ms: 3_600_000 })
  const [strip] = await strips(operator, 'RS2')
  expect(strip?.stretches[0]?.look).toBe('running')
})

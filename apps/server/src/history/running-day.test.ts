import { randomUUID } from 'node:crypto'
import type { ProcedureInput, ProcedureName, ProcedureRow } from '@takt/contract/procedures.ts'
import { addDays } from '@takt/domain/ground/dates.ts'
import { horizonRange } from '@takt/domain/ground/statistics/horizons.ts'
import { exampleQueries } from '@takt/example-plant/queries.ts'
import { beforeAll, expect, test } from 'vitest'
import { signal } from '../../test/order-plant.ts'
import { type Caller, testServer } from '../../test/test-server.ts'
import { aProductionGoal } from '../goals/goals.fixture.ts'
import { aMachine } from '../machines/machines.fixture.ts'
import { aCard, anOrderRun, aPart } from '../orders/orders.fixture.ts'
import { aScrapTransaction } from '../scrap/scrap.fixture.ts'

const server = testServer()
const HOUR = 3_600_000
/** Three in the night of a Monday: the Sunday that began at six still runs, and with it the week before. */
const night = Date.parse('2026-06-15T01:00:00Z')
const SUNDAY = '2026-06-14'
const FIRST = addDays(SUNDAY, -29)
let planner: Caller

beforeAll(async () => {
  server.clock.now = night - 40 * 24 * HOUR
  await aMachine(server, { machine_id: 'RD1', calendar_id: null, day_start: '06:00' })
  await aProductionGoal(server, { production_type: 'day', machine_id: 'RD1', shift: 0, target_good_qty: 200 })
  const says = async (at: number, value: 'running' | 'stopped') => {
    server.clock.now = at
    await signal(server, 'RD1', { at, kind: 'state', value })
  }
  // Stands all of the first of the thirty days and runs from then on: without that day there would be no stop at all.
  await says(Date.parse(`${FIRST}T04:00:00Z`), 'stopped')
  await says(Date.parse(`${addDays(FIRST, 1)}T04:00:00Z`), 'running')
  await says(night - HOUR, 'running')
  server.clock.now = night
  planner = await server.signIn('planner')
})

async function rows<N extends ProcedureName>(name: N, payload: ProcedureInput<N>): Promise<ProcedureRow<N>[]> {
  return (await planner.call(name, payload)).data as ProcedureRow<N>[]
}

test('T-PLANT-482 the row of a machine tells the day that runs there, and the report of today is of that day', async () => {
  const [row] = await rows('get_machine', { machine_id: 'RD1' })
  expect(row?.current_day).toBe(SUNDAY)
  const question = { period: 'today' as const, start: '', end: '', machines: ['RD1'] }
  const [report] = await rows('get_report', { report_id: 'production-per-day', question })
  expect(JSON.stringify(report?.facts)).toContain(SUNDAY)
})

test('T-PLANT-488 the week of the goals is that of the running day, and each row tells the day that runs', async () => {
  const shifts = await rows('get_target_fulfilment', { machine_id: 'RD1' })
  expect(shifts.map(({ datename }) => datename)).toContain(SUNDAY)
  expect(new Set(shifts.map(({ current_day }) => current_day))).toEqual(new Set([SUNDAY]))
  const losses = await rows('get_target_losses', { machine_id: 'RD1' })
  expect(losses.find(({ target_date }) => target_date === SUNDAY)?.current_day).toBe(SUNDAY)
})

test('T-PLANT-483 thirty days of availability are the same in the statistics, on a board and in a saved query', async () => {
  const [row] = await rows('get_machine', { machine_id: 'RD1' })
  const { start, end } = horizonRange('30 days', row?.current_day ?? '')
  expect([start, end]).toEqual([FIRST, SUNDAY])
  const [tree] = await rows('get_loss_tree', { machine_id: 'RD1', start_day: start, end_day: end })
  const bars = await rows('get_stop_figures', { machine_id: 'RD1', period: '30d', by: 'machine' })
  const seconds = (isRun: boolean) =>
    bars.filter(({ stop_reason }) => (stop_reason === '') === isRun).reduce((sum, bar) => sum + bar.seconds, 0)
  expect(seconds(false)).toBe(24 * 3600)
  const board = (100 * seconds(true)) / (seconds(true) + seconds(false))
  expect(tree?.ours.t_percent).toBeCloseTo(board, 1)
  const admin = await server.signIn('admin')
  const sql_query =
    exampleQueries.find(({ sql_query_id }) => sql_query_id === 'Availability of 30 days')?.sql_query ?? ''
  const about = { record_no: 0, sql_query_id: 'availability at night', version: 0, sql_query }
  const [made] = (await admin.call('save_query', about)).data
  const [found] = (
    await planner.call('get_query_data', { record_no: Number(made?.record_no), parameters: { machinelist: 'RD1' } })
  ).data
  expect((found as { availability: number }).availability).toBeCloseTo(board, 0)
})

test('T-PLANT-521 scrap of this week, the days of a lean cross and the goals that hold go by the day that runs', async () => {
  const MONDAY = addDays(SUNDAY, 1)
  const scrapped = { machine_id: 'RD1', card_no: 'RD-1', scrap_qty: 3, scrap_reason: '20' }
  await aPart(server, { part_no: 'RD-P' })
  await aCard(server, { card_no: 'RD-1', machine_id: 'RD1', part_no: 'RD-P' })
  await anOrderRun(server, { card_no: 'RD-1', machine_id: 'RD1', start_time: `${FIRST}T10:00:00Z` })
  await aScrapTransaction(server, { ...scrapped, trans_time: `${SUNDAY}T10:00:00Z`, day: SUNDAY })
  await aScrapTransaction(server, {
    ...scrapped,
    trans_time: `${addDays(SUNDAY, -7)}T10:00:00Z`,
    day: addDays(SUNDAY, -7),
  })
  const scrap = await rows('get_scrap_of_days', { machine_id: 'RD1', period: 'week', periods: 1 })
  expect(scrap.map(({ trans_date }) => trans_date)).toEqual([SUNDAY])

  // The lean cross is the whole plant's: its day is the latest that has begun anywhere.
  await server.sql(`update machine set day_start = '06:00' where company_id = 1000`)
  const admin = await server.signIn('admin')
  const set = (date: string) =>
    admin.call('set_lean_day', { lean_type: 'safety', date, state: 'green', note: '' }, randomUUID())
  expect((await set(SUNDAY)).status).toBe(200)
  expect((await set(MONDAY)).status).toBe(409)

  await aMachine(server, { machine_id: 'RD2', calendar_id: null, day_start: '06:00' })
  const goal = { production_type: 'day', machine_id: 'RD2', shift: 0 } as const
  await aProductionGoal(server, { ...goal, target_good_qty: 100, valid_from: '2026-01-01', valid_to: SUNDAY })
  await aProductionGoal(server, { ...goal, target_good_qty: 900, valid_from: MONDAY })
  const goals = (await rows('get_production_goals', {})).filter(({ machine_id }) => machine_id === 'RD2')
  expect(goals.map(({ target_good_qty }) => target_good_qty)).toEqual([100])
})

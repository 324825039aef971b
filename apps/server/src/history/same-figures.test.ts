/**
 * One machine, one day, asked of every call that shows it. Two widgets side by side that name the same thing with two
 * numbers are believed by nobody: whatever else changes, these agree.
 */
import type { ProcedureInput, ProcedureName, ProcedureRow } from '@takt/contract/procedures.ts'
import { exampleQueries } from '@takt/example-plant/queries.ts'
import { beforeAll, expect, test } from 'vitest'
import { signal } from '../../test/order-plant.ts'
import { type Caller, testServer } from '../../test/test-server.ts'
import { aProductionGoal } from '../goals/goals.fixture.ts'
import { aMachine } from '../machines/machines.fixture.ts'
import { aCard, anOrderRun, aPart } from '../orders/orders.fixture.ts'
import { anEmployee } from '../people/people.fixture.ts'

const server = testServer()
const MINUTE = 60_000
const DAY = '2026-06-10'
/** A Wednesday at 21:00 in the plant; the second of two shifts ends at 23:00. */
const start = Date.parse(`${DAY}T19:00:00Z`)
const at = (minute: number) => start + minute * MINUTE
const of = { machine_id: 'SF1' } as const
const days = { start_day: DAY, end_day: DAY } as const
let planner: Caller

/** Planned and overtime, coded and uncoded stops, a micro-stop, scrap of every sort, and a stop that goes on. */
beforeAll(async () => {
  server.clock.now = start
  await aMachine(server, { machine_id: 'SF1', good_from_cycles: true })
  await aPart(server, { part_no: 'SF-P' })
  await aCard(server, { card_no: 'SF-C', machine_id: 'SF1', part_no: 'SF-P', planned_op_qty: 1000 })
  await anEmployee(server, { employee_number: '9071' })
  for (const text of [
    'delete from calendar_day where company_id = 1000 and calendar_id = 2',
    "update calendar set start_date = '2025-12-29', end_date = null where company_id = 1000 and calendar_id = 2",
    "update machine set calendar_id = 2, micro_stop_seconds = 120, oee_green_limit = 85 where machine_id = 'SF1'",
    'update scrap_reason set never_reduce_good_qty = 0, exclude_from_oee = 0, machines = null where company_id = 1000',
  ])
    await server.sql(text)
  await aProductionGoal(server, { production_type: 'day', machine_id: 'SF1', target_good_qty: 200 })
  await anOrderRun(server, {
    machine_id: 'SF1',
    card_no: 'SF-C',
    start_time: new Date(start).toISOString(),
    insatser: 1,
  })
  const codes = await server.sql<{ code: string }>(
    'select code from scrap_reason where company_id = 1000 and active and scrap_text_flag = 0 order by code limit 3',
  )
  const [bad, test, other] = codes.map(({ code }) => code) as [string, string, string]
  await server.sql(
    'update scrap_reason set never_reduce_good_qty = 1, exclude_from_oee = 1 where company_id = 1000 and code = $1',
    [test],
  )
  planner = await server.signIn('planner')
  const says = async (minute: number, value: 'running' | 'stopped' | number) => {
    server.clock.now = at(minute)
    const said = typeof value === 'number' ? { kind: 'cycles', value } : { kind: 'state', value }
    await signal(server, 'SF1', { at: at(minute), ...said })
  }
  const scraps = async (minute: number, scrap_reason: string, scrap_qty: number) => {
    server.clock.now = at(minute)
    const said = { ...of, card_no: 'SF-C', scrap_reason, scrap_qty, employee: '9071' }
    const answer = await planner.call('report_scrap', said)
    expect([answer.status, answer.message]).toEqual([200, ''])
  }
  await says(0, 'running')
  await says(20, 30)
  await says(25, 'stopped')
  server.clock.now = at(30)
  expect((await planner.call('set_stop_code', { ...of, stop_code: '201' })).status).toBe(200)
  await says(40, 'running')
  await scraps(45, bad, 5)
  await scraps(46, test, 3)
  await says(50, 'stopped')
  await says(51, 'running')
  await says(80, 60)
  await says(90, 'stopped')
  await says(97, 'running')
  await says(119, 20)
  // The calendar has ended: 23:00. Who stands then has not stopped.
  await says(121, 'stopped')
  await says(124, 'running')
  await says(135, 40)
  await scraps(137, bad, 4)
  await scraps(138, other, 2)
  await says(140, 'stopped')
  server.clock.now = at(150)
})

const sum = <Row>(rows: readonly Row[], of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0)
/** A day that is told hour by hour, or in minutes, is told to the second. */
const whole = (value: number) => Math.round(value * 100) / 100

async function rows<N extends ProcedureName>(name: N, payload: ProcedureInput<N>): Promise<ProcedureRow<N>[]> {
  const { status, message, data } = await planner.call(name, payload)
  expect([name, status, message]).toEqual([name, 200, ''])
  return data as ProcedureRow<N>[]
}

/** What is asked for is there: a figure that nobody answers would equal another that nobody answers. */
async function first<N extends ProcedureName>(name: N, payload: ProcedureInput<N>): Promise<ProcedureRow<N>> {
  const [row] = await rows(name, payload)
  if (row === undefined) throw new Error(`${name} answers nothing`)
  return row
}

const history = (level: 'day' | 'week' | 'hour') => rows('get_machine_history', { ...of, level, from: DAY, to: DAY })
const shown = () => first('get_machine_figures', of)
const perDay = () => rows('history_per_day', { ...of, start_time: DAY, end_time: DAY })
const fulfilment = async () => (await rows('get_target_fulfilment', of)).filter(({ datename }) => datename === DAY)
const losses = async () => (await rows('get_target_losses', of)).find(({ target_date }) => target_date === DAY)
const goal = async () =>
  (await rows('get_production_goals', {})).find((one) => one.machine_id === 'SF1' && one.production_type === 'day')
const scrapStatistics = (asked: { start_day?: string; end_day?: string }) =>
  rows('get_scrap_statistics', { ...of, ...asked, analysis: true })
const order = () => first('get_order_details', { ...of, card_no: 'SF-C' })
const tree = () => first('get_loss_tree', { ...of, ...days })
const row = () => first('get_machine', of)
const stopFigures = (asked: Partial<ProcedureInput<'get_stop_figures'>>) =>
  rows('get_stop_figures', { ...of, ...asked })
const reportRows = async (report_id: string) =>
  (
    await first('get_report', {
      report_id,
      question: { period: 'custom', start: DAY, end: DAY, machines: ['SF1'] },
    })
  ).rows
const report = async (report_id: string) => (await reportRows(report_id))[0] ?? []
const clock = (seconds: number) =>
  `${Math.floor(seconds / 3600)} h ${String(Math.floor((seconds % 3600) / 60)).padStart(2, '0')} min`

test('T-PLANT-254 the target of a machine’s day is one number', async () => {
  expect({
    goal: (await goal())?.target_good_qty,
    fulfilment: sum(await fulfilment(), ({ planned_quantity }) => planned_quantity),
    losses: (await losses())?.target_good_qty,
  }).toEqual({ goal: 200, fulfilment: 200, losses: 200 })
})

test('T-PLANT-254 good pieces of a machine’s day are one number, overtime included', async () => {
  const statistics = await scrapStatistics(days)
  const found = {
    figures: (await shown()).good_qty,
    day: sum(await history('day'), ({ good_qty }) => good_qty),
    week: sum(await history('week'), ({ good_qty }) => good_qty),
    hours: whole(sum(await history('hour'), ({ good_qty }) => good_qty)),
    perDay: sum(await perDay(), ({ tot_good_qty }) => tot_good_qty),
    fulfilment: sum(await fulfilment(), ({ quantity }) => quantity),
    losses: (await losses())?.result_good_qty,
    goal: (await goal())?.result_good_qty,
    statistics: sum(
      statistics.filter(({ graph }) => graph === 'time'),
      ({ good }) => good,
    ),
    machine: statistics.find(({ graph }) => graph === 'machine')?.good,
    lastDay: whole(
      sum(
        (await scrapStatistics({})).filter(({ graph }) => graph === 'time'),
        ({ good }) => good,
      ),
    ),
    order: (await order()).good_prod_qty,
    report: Number((await report('production-per-day'))[2]),
  }
  expect(found).toEqual(Object.fromEntries(Object.keys(found).map((key) => [key, 150 - 11])))
})

test('T-PLANT-254 scrap of a machine’s day is one number, whatever its reason and hour', async () => {
  const scrapOf = async (graph: string, asked: object) =>
    sum(
      (await scrapStatistics(asked)).filter((bar) => bar.graph === graph),
      ({ scrap }) => scrap,
    )
  const found = {
    figures: (await shown()).scrap_qty,
    day: sum(await history('day'), ({ scrap_qty }) => scrap_qty),
    hours: sum(await history('hour'), ({ scrap_qty }) => scrap_qty),
    losses: (await losses())?.scrap_qty,
    time: await scrapOf('time', days),
    reasons: await scrapOf('reason', days),
    machine: await scrapOf('machine', days),
    lastDay: await scrapOf('time', {}),
    ofDays: sum(await rows('get_scrap_of_days', of), ({ scrap }) => scrap),
    order: (await order()).scrap_qty,
    report: Number((await report('production-per-day'))[3]),
    reasonReport: sum(await reportRows('scrap-by-reason'), (cells) => Number(cells[2])),
  }
  expect(found).toEqual(Object.fromEntries(Object.keys(found).map((key) => [key, 14])))
})

test('T-PLANT-254 run time of a machine’s day is one number; availability, losses and reports take its planned part', async () => {
  const run = (15 + 10 + 10 + 39 + 24 + 16) * 60
  const seconds = {
    figures: (await shown()).run_seconds,
    row: (await row()).today_runtime,
    day: sum(await history('day'), ({ run_seconds }) => run_seconds),
    hours: sum(await history('hour'), ({ run_seconds }) => run_seconds),
    perDay: Math.round(sum(await perDay(), ({ tot_run_time }) => tot_run_time * 60)),
    order: (await order()).machine_run_time,
  }
  expect(seconds).toEqual(Object.fromEntries(Object.keys(seconds).map((key) => [key, run])))
  expect((await report('production-per-day'))[6]).toBe(clock(run))
  const planned = run - 17 * 60
  const { steps, losses: lost } = await tree()
  const inPlan = {
    availability: sum(
      (await stopFigures({ period: 'today' })).filter(({ stop_reason }) => stop_reason === ''),
      (part) => part.seconds,
    ),
    days: sum(
      (await stopFigures(days)).filter(({ stop_reason }) => stop_reason === ''),
      (part) => part.seconds,
    ),
    tree: (steps.running + lost.silent - lost.micro) / 1000,
  }
  expect(inPlan).toEqual({ availability: planned, days: planned, tree: planned })
})

test('T-PLANT-254 stop time of a machine’s day is one number, and time in which nobody planned to work is none of it', async () => {
  const stopped = (rows: Awaited<ReturnType<typeof stopFigures>>) =>
    sum(
      rows.filter(({ stop_reason }) => stop_reason !== ''),
      (part) => part.seconds,
    )
  const listed = await rows('get_stop_history', of)
  const { losses: lost } = await tree()
  const seconds = {
    figures: (await shown()).stop_seconds,
    row: (await row()).today_calendar_stoptime,
    day: sum(await history('day'), ({ stop_seconds }) => stop_seconds),
    hours: sum(await history('hour'), ({ stop_seconds }) => stop_seconds),
    perDay: sum(await perDay(), ({ tot_stop_time_sec }) => tot_stop_time_sec),
    availability: stopped(await stopFigures({ period: 'today' })),
    lastDay: stopped(await stopFigures({ period: '24h' })),
    days: stopped(await stopFigures(days)),
    list: sum(listed, ({ duration_seconds }) => duration_seconds),
    tree: sum([lost.planned, lost.setup, lost.breakdown, lost.waiting, lost.uncoded, lost.micro], (ms) => ms) / 1000,
  }
  expect(seconds).toEqual(Object.fromEntries(Object.keys(seconds).map((key) => [key, (15 + 1 + 7) * 60])))
  expect((await report('production-per-day'))[7]).toBe(clock((15 + 1 + 7) * 60))
  expect(listed.map(({ stop_reason }) => stop_reason)).toEqual(['-', '~', '201'])
  const { today_calendar_runtime: run, today_calendar_stoptime: stop, today_micro_time } = await row()
  const available = (100 * (run + today_micro_time)) / (run + stop)
  expect(Math.round(available * 10) / 10).toBe((await shown()).t_percent)
  const micro = {
    row: today_micro_time,
    figures: (await shown()).micro_seconds,
    tree: lost.micro / 1000,
    graph: (await stopFigures(days)).find(({ stop_reason }) => stop_reason === '~')?.seconds,
  }
  expect(micro).toEqual({ row: 60, figures: 60, tree: 60, graph: 60 })
})

test('T-PLANT-254 the example’s query of machines and their figures knows the same run and stop time', async () => {
  const query = exampleQueries.find(({ sql_query_id }) => sql_query_id === 'Machines and their figures')
  const admin = await server.signIn('admin')
  const about = { record_no: 0, sql_query_id: 'the same figures', version: 0, sql_query: query?.sql_query ?? '' }
  const [made] = (await admin.call('save_query', about)).data
  const [found] = await rows('get_query_data', {
    record_no: Number(made?.record_no),
    parameters: { machinelist: 'SF1', days: '30' },
  })
  const hours = (seconds: number) => Math.round(seconds / 360) / 10
  const { run_seconds, stop_seconds } = await shown()
  expect(found).toMatchObject({ run_hours: hours(run_seconds), stop_hours: hours(stop_seconds), scrap: 14 })
})

test('T-PLANT-340 a stop that goes on is one stop in every count of the day’s stops', async () => {
  await aMachine(server, { machine_id: 'SF2' })
  await server.sql("update machine set calendar_id = 2 where machine_id = 'SF2'")
  const open = { machine_id: 'SF2' } as const
  for (const [minute, value] of [
    [60, 'running'],
    [70, 'stopped'],
    [75, 'running'],
    [85, 'stopped'],
  ] as const) {
    server.clock.now = at(minute)
    await signal(server, 'SF2', { at: at(minute), kind: 'state', value })
  }
  server.clock.now = at(95)
  const graph = async (asked: Partial<ProcedureInput<'get_stop_figures'>>) =>
    sum(await rows('get_stop_figures', { ...open, ...asked }), ({ stops }) => stops)
  const found = {
    day: sum(
      await rows('get_machine_history', { ...open, level: 'day', from: DAY, to: DAY }),
      ({ total_stops }) => total_stops,
    ),
    perDay: sum(
      await rows('history_per_day', { ...open, start_time: DAY, end_time: DAY }),
      ({ total_stops }) => total_stops,
    ),
    list: (await rows('get_stop_history', open)).length,
    shift: await graph({ period: 'shift' }),
    today: await graph({ period: 'today' }),
    lastDay: await graph({ period: '24h' }),
    week: await graph({ period: 'week' }),
    days: await graph(days),
  }
  server.clock.now = at(150)
  expect(found).toEqual(Object.fromEntries(Object.keys(found).map((key) => [key, 2])))
})

test('T-PLANT-254 a machine that runs outside its shifts right now has that time in its run time, and in no loss', async () => {
  await aMachine(server, { machine_id: 'SF3' })
  await server.sql("update machine set calendar_id = 2 where machine_id = 'SF3'")
  const over = { machine_id: 'SF3' } as const
  server.clock.now = at(110)
  await signal(server, 'SF3', { at: at(110), kind: 'state', value: 'running' })
  // The shift has ended at minute 120; the limit of contact is not reached since the last word.
  server.clock.now = at(149)
  await signal(server, 'SF3', { at: at(149), kind: 'cycles', value: 3 })
  server.clock.now = at(150)
  const [seen] = await rows('get_machine_figures', over)
  const { steps, losses: lost } = await first('get_loss_tree', { ...over, ...days })
  expect(seen).toMatchObject({ run_seconds: 40 * 60, stop_seconds: 0, t_percent: 100 })
  expect([steps.scheduled, steps.available, lost.unplanned]).toEqual([10 * MINUTE, 10 * MINUTE, 30 * MINUTE])
  const { unused, unplanned, ...ofShifts } = lost
  expect(unused + unplanned + steps.scheduled).toBe(steps.calendar)
  expect(sum(Object.values(ofShifts), (ms) => ms) + steps.good).toBe(steps.scheduled)
})

test('T-PLANT-254 OEE of a machine’s day, and of the order that was all of it, is one number', async () => {
  const { tak, k_percent } = await order()
  const { ours } = await tree()
  const figures = await shown()
  const one = (value: number | null) => Math.round((value ?? Number.NaN) * 10) / 10
  const found = { figures: figures.oee, order: one(tak), tree: one(ours.tak) }
  expect(found).toEqual({ figures: figures.oee, order: figures.oee, tree: figures.oee })
  expect(figures.oee).toBeGreaterThan(0)
  expect((await report('oee-per-shift')).at(-1)).toBe(`${figures.oee} %`)
  // 110 pieces in planned time, of which 5 are scrap: test pieces are excluded, overtime is not planned.
  expect([(await order()).quality_scrap_qty, figures.quality_scrap_qty]).toEqual([5, 5])
  const quality = { figures: figures.k_percent, order: one(k_percent), tree: one(ours.k_percent) }
  expect(quality).toEqual({ figures: 95.5, order: 95.5, tree: 95.5 })
})

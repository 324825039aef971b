import { randomUUID } from 'node:crypto'
import { addDays, mondayOf } from '@takt/domain/ground/dates.ts'
import { horizonRange } from '@takt/domain/ground/statistics/horizons.ts'
import { reasonColour } from '@takt/domain/machines/reason-colours.ts'
import { exampleQueries } from '@takt/example-plant/queries.ts'
import { beforeAll, expect, test } from 'vitest'
import { plantDay } from '../../test/plant-day.ts'
import { EXAMPLE, HOUR, MINUTE, type QuietPlant, quietPlant } from '../../test/quiet-plant.ts'
import { type Caller, testServer } from '../../test/test-server.ts'
import { aProductionGoal } from '../goals/goals.fixture.ts'
import { aScrapTransaction } from '../scrap/scrap.fixture.ts'
import { aStop } from '../stops/stops.fixture.ts'
import { reasonFigures, shiftFigures } from './history.fixture.ts'

const server = testServer()
let plant: QuietPlant
let operator: Caller
let admin: Caller
let today = ''
const dayBefore = (days: number) => addDays(plantDay(plant.now), -days)

type Figure = [machine_id: string, day: string, stop_reason: string, stop_ms: number]

/** One shift of planned time a day; what the engine knows of today begins an hour ago. */
beforeAll(async () => {
  plant = await quietPlant(server)
  operator = await server.signIn('operator')
  admin = await server.signIn('admin')
  today = dayBefore(0)
  for (const table of ['shift_figures', 'reason_figures', 'stop', 'lean_day']) {
    await server.sql(`delete from ${table} where company_id = $1`, [EXAMPLE])
  }
  const reasons: Figure[] = [
    ['P201', today, '202', HOUR / 2],
    ['P201', dayBefore(3), '202', HOUR],
    ['P201', dayBefore(3), '-', HOUR / 4],
    ['P202', dayBefore(3), '202', 2 * HOUR],
    ['P202', dayBefore(40), '202', 9 * HOUR],
  ]
  for (const [machine_id, day, stop_reason, stop_ms] of reasons) {
    await reasonFigures(server, { machine_id, day, stop_reason, stop_ms, stops: 2 })
    await reasonFigures(server, { machine_id, day, shift: 0, stop_reason, stop_ms: 7_777_777 })
  }
  for (const [machine_id, day, run_ms] of [
    ['P201', today, HOUR],
    ['P201', dayBefore(3), 3 * HOUR],
    ['P202', dayBefore(3), 2 * HOUR],
  ] as const) {
    await shiftFigures(server, {
      ...{ machine_id, day, run_ms, stop_ms: HOUR, counted_qty: 100, counted_ideal_ms: HOUR / 2 },
      ...{ scrap_qty: 10, reducing_scrap_qty: 10 },
    })
    await shiftFigures(server, { machine_id, day, shift: 0, run_ms: 999_999, counted_qty: 50 })
  }
})

beforeAll(() => aProductionGoal(server, { production_type: 'shift', machine_id: 'P201', target_good_qty: 120 }))

const figures = async (payload: Parameters<typeof operator.call<'get_stop_figures'>>[1], caller = operator) =>
  (await caller.call('get_stop_figures', payload)).data.map((row) => [
    row.machine_id,
    row.day,
    row.stop_reason,
    Number(row.seconds) / 3600,
  ])

test('D-WIDGET-02-X stop time per reason and run time of the chosen machines, in planned time only', async () => {
  expect(await figures({ machine_id: 'P201', period: 'today' })).toEqual(
    expect.arrayContaining([
      ['', '', '', 1],
      ['', '', '202', 0.5],
    ]),
  )
  const month = await figures({ machine_id: 'P201;P202', period: '30d' })
  expect(month).toEqual(
    expect.arrayContaining([
      ['', '', '', 6],
      ['', '', '202', 3.5],
      ['', '', '-', 0.25],
    ]),
  )
  expect(month).toHaveLength(3)
})

test('D-LIMIT-28-X T-PLANT-341 30 days are the same days in a widget and on a statistics page', async () => {
  for (const before of [0, 29, 30]) {
    await reasonFigures(server, { machine_id: 'K504', day: dayBefore(before), stop_reason: '202', stop_ms: HOUR })
  }
  const { start, end } = horizonRange('30 days', today)
  const days = async (asked: object) =>
    (await figures({ machine_id: 'K504', by: 'day', ...asked })).map(([, day]) => day).sort()
  expect(await days({ period: '30d' })).toEqual([dayBefore(29), today])
  expect(await days({ start_day: start, end_day: end })).toEqual([dayBefore(29), today])
})

test('T-PLANT-341 T-PLANT-454 30 days are those days in the example’s queries too', async () => {
  for (const [before, run_ms, stop_ms] of [
    [0, HOUR, 0],
    [29, HOUR, 0],
    [30, 0, HOUR],
  ] as const) {
    await shiftFigures(server, {
      ...{ machine_id: 'K504', day: dayBefore(before), run_ms, stop_ms },
      ...{ counted_qty: 10, scrap_qty: 2, reducing_scrap_qty: 2 },
    })
  }
  const rowsOf = async (name: string, parameters: Record<string, string>) => {
    const { sql_query } = exampleQueries.find(({ sql_query_id }) => sql_query_id === name) ?? { sql_query: '' }
    const [made] = (
      await admin.call('save_query', { record_no: 0, sql_query_id: `${name}, again`, version: 0, sql_query })
    ).data
    return (await admin.call('get_query_data', { record_no: Number(made?.record_no), parameters })).data
  }
  const machinelist = 'K504'
  const perDay = await rowsOf('Good and scrap per day', { machinelist })
  // What is called good has the scrap taken away, as in every report.
  expect(perDay).toMatchObject([
    { day: dayBefore(29), good: 8, scrap: 2 },
    { day: today, good: 8, scrap: 2 },
  ])
  expect(await rowsOf('Availability of 30 days', { machinelist })).toMatchObject([{ availability: 100 }])
  const figures = await rowsOf('Machines and their figures', { machinelist, days: '30' })
  expect(figures).toMatchObject([{ machine_id: 'K504', run_hours: 2, stop_hours: 0, good: 16, scrap: 4 }])
  await server.sql(`delete from shift_figures where company_id = $1 and machine_id = 'K504'`, [EXAMPLE])
})

test('D-WIDGET-02-X per day there is one sum for each reason, with its words and colour', async () => {
  const { data } = await operator.call('get_stop_figures', { machine_id: 'P201', period: '30d', by: 'day' })
  const three = data.filter(({ day }) => day === dayBefore(3))
  expect(three.map(({ stop_reason }) => stop_reason).sort()).toEqual(['', '-', '202'])
  const [code] = await server.sql<{ stop_description: string }>(
    `select names ->> 'en' as stop_description from stop_code where company_id = $1 and stop_code = '202'`,
    [EXAMPLE],
  )
  expect(three.find(({ stop_reason }) => stop_reason === '202')).toMatchObject({
    ...code,
    stop_reason_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    seconds: 3600,
    stops: 2,
  })
})

test('T-PLANT-411 T-LOOK-123 a reason has one colour in every chart, in both languages and in lists, whoever has the same', async () => {
  const coloursOf = async (caller: Caller, machine_id: string) => {
    const { data } = await caller.call('get_stop_figures', { machine_id, period: '30d' })
    const stops = data.filter(({ stop_reason }) => stop_reason !== '')
    return new Map(stops.map((row) => [row.stop_reason, row.stop_reason_color]))
  }
  // Several codes of the example are red, and each of them is wherever it is shown.
  const both = await coloursOf(operator, '')
  const one = await coloursOf(operator, 'P202')
  expect(one.get('202')).toMatch(/^#[0-9a-f]{6}$/)
  expect(one.get('202')).toBe(both.get('202'))
  const { data: listed } = await operator.call('get_stop_codes', {})
  const inLists = new Map(
    listed.map((code) => [code.stop_code, reasonColour(String(code.stop_code), String(code.stop_reason_color))]),
  )
  expect(inLists.get('202')).toBe(inLists.get('201'))
  expect(both.get('202')).toBe(inLists.get('202'))
  expect(both.get('-')).toBe(reasonColour('-', ''))
  const planner = await server.signIn('planner')
  await planner.call('set_own_choices', { language: 'sv' })
  const swedish = await server.signIn('planner')
  expect(await coloursOf(swedish, 'P202')).toEqual(one)
  await planner.call('set_own_choices', { language: 'en' })
})

test('D-WIDGET-04-X a place is all its machines; machine by machine they are told apart', async () => {
  const [place] = await server.sql<{ zone: string }>(
    `select zone from machine where company_id = $1 and machine_id = 'P202'`,
    [EXAMPLE],
  )
  const located = { locationtype: 'zone', location: place?.zone ?? '', period: '30d' } as const
  const machines = await server.sql<{ machine_id: string }>(
    `select machine_id from machine where company_id = $1 and zone = $2 and active and resource_type <> 2`,
    [EXAMPLE, place?.zone],
  )
  const here = (id: string) => machines.some(({ machine_id }) => machine_id === id)
  const whole = 2 + (here('P201') ? 1.5 : 0)
  expect((await figures(located)).find(([, , reason]) => reason === '202')?.[3]).toBe(whole)
  const each = await figures({ ...located, by: 'machine' })
  expect(each).toContainEqual(['P202', '', '202', 2])
  expect(each).toContainEqual(['P202', '', '', 2])
})

test('D-LIMIT-28-X the last 24 hours are cut from the stops themselves, and a stop that goes on counts up to now', async () => {
  const at = (hours: number) => new Date(plant.now - hours * HOUR).toISOString()
  const day = (hours: number) => at(hours).slice(0, 10)
  await aStop(server, {
    ...{ machine_id: 'P203', start_time: at(26), end_time: at(23), day: day(26), stop_reason: '202' },
  })
  await aStop(server, { machine_id: 'P203', start_time: at(1), day: day(1) })
  const found = await figures({ machine_id: 'P203', period: '24h' })
  expect(found.find(([, , reason]) => reason === '202')?.[3]).toBeCloseTo(1, 2)
  expect(found.find(([, , reason]) => reason === '-')?.[3]).toBeCloseTo(1, 2)
})

test('D-PERM-05-X of machines that a person may not see there is no figure', async () => {
  await server.sql(
    `update app_user set machine_restrictions = array['P202'] where company_id = $1 and username = 'planner'`,
    [EXAMPLE],
  )
  const restricted = await server.signIn('planner')
  expect(await figures({ machine_id: 'P201', period: '30d' }, restricted)).toEqual([])
  expect(await figures({ period: '30d', by: 'machine' }, restricted)).toEqual([
    ['P202', '', '', 2],
    ['P202', '', '202', 2],
  ])
})

test('a statistics call of more than three years, or backwards, is refused', async () => {
  const ask = (start_day: string, end_day: string) => operator.call('get_stop_figures', { start_day, end_day })
  expect((await ask('2020-01-01', '2026-01-01')).status).toBe(409)
  expect((await ask('2026-02-01', '2026-01-01')).status).toBe(409)
})

test('W-SCREEN-22 W-SCREEN-23 W-SCREEN-24 W-SCREEN-25 W-ENTITY-21 W-STAT-02-X good and scrap per day, by machine, reason, group, tool, card and part', async () => {
  const [run] = await server.sql<{ p_order: string; card_no: string; part_no: string; op_number: string }>(
    `select r.p_order, r.card_no, c.part_no, c.op_number from order_run r join card c using (company_id, card_no)
     where r.company_id = $1 and r.machine_id = 'P201' limit 1`,
    [EXAMPLE],
  )
  await server.sql(`delete from scrap_transaction where company_id = $1 and machine_id = 'P201'`, [EXAMPLE])
  const [reason] = await server.sql<{ code: string }>('select code from scrap_reason where company_id = $1 limit 1', [
    EXAMPLE,
  ])
  for (const [scrap_qty, shift] of [
    [6, 1],
    [4, 1],
    [10, 0],
  ] as const) {
    await aScrapTransaction(server, {
      ...{ card_no: run?.card_no ?? '', tool_id: 'T-9', scrap_reason: reason?.code ?? '', scrap_qty, shift },
      ...{ trans_time: `${dayBefore(3)}T10:00:00Z`, day: dayBefore(3) },
    })
  }
  const ask = async (analysis: boolean) =>
    (
      await operator.call('get_scrap_statistics', {
        machine_id: 'P201',
        start_day: dayBefore(6),
        end_day: today,
        analysis,
      })
    ).data
  const rows = await ask(true)
  const of = (graph: string) => rows.filter((row) => row.graph === graph)
  expect(of('time')).toHaveLength(7)
  expect(of('time').find(({ label }) => label === dayBefore(3))).toEqual({
    graph: 'time',
    unit: 'pcs',
    label: dayBefore(3),
    description: dayBefore(3),
    color: '',
    good: 140,
    scrap: 20,
    good_per: 87.5,
    scrap_per: 12.5,
    qty: 20,
  })
  expect(of('time').find(({ label }) => label === dayBefore(5))).toMatchObject({ good: 0, scrap: 0, scrap_per: null })
  expect(of('machine')).toMatchObject([{ label: 'P201', good: 280, qty: 20, scrap_per: 6.67 }])
  expect(of('reason')).toMatchObject([{ label: reason?.code, qty: 20 }])
  expect(of('group')).toMatchObject([{ qty: 20 }])
  expect(of('tool')).toMatchObject([{ label: 'T-9', qty: 20 }])
  expect(of('card')).toMatchObject([{ label: run?.card_no, qty: 20 }])
  expect(of('part')).toMatchObject([{ label: run?.part_no, qty: 20 }])
  expect((await ask(false)).filter(({ graph }) => graph === 'tool')).toEqual([])
})

test('T-LOOK-150 a day before anything was heard of a machine is not known; one on which it made nothing is', async () => {
  const [heard] = await server.sql<{ first: string }>(
    `select min(day)::text as first from shift_figures where company_id = $1 and machine_id = 'P201'`,
    [EXAMPLE],
  )
  const { data } = await operator.call('get_scrap_statistics', {
    machine_id: 'P201',
    start_day: dayBefore(60),
    end_day: today,
  })
  const days = data.filter(({ graph }) => graph === 'time')
  const unknown = days.filter(({ known }) => known === false).map(({ label }) => String(label))
  expect(unknown).toEqual(days.map(({ label }) => String(label)).filter((label) => label < String(heard?.first)))
  expect(unknown).toContain(dayBefore(60))
  expect(unknown).not.toContain(today)
})

test('W-SCREEN-26-X T-LOOK-85 without days the last 24 hours are told hour by hour, from where they begin', async () => {
  plant.pass(25 * MINUTE)
  const now = plant.now + plant.passed() * MINUTE
  const { data } = await operator.call('get_scrap_statistics', { machine_id: 'P201' })
  const hours = data.filter(({ graph }) => graph === 'time').map(({ label }) => Date.parse(String(label)))
  const begun = Math.floor(now / HOUR) * HOUR
  expect(hours.slice(1)).toEqual(Array.from({ length: 24 }, (_, at) => begun - (23 - at) * HOUR))
  // The test's clock goes on by itself, by less than a minute.
  expect(Math.abs(now - 24 * HOUR - (hours[0] as number))).toBeLessThan(MINUTE)
})

test('D-ENTITY-91 a week’s shifts with what they were to make and made, and their setups', async () => {
  const monday = mondayOf(today)
  await server.sql(`update stop_code set setup_time = 1 where company_id = $1 and stop_code = '202'`, [EXAMPLE])
  const { data } = await operator.call('get_target_fulfilment', { machine_id: 'P201' })
  expect(data.filter(({ shift }) => shift === 1)).toHaveLength(7)
  expect(data.map(({ datename }) => datename)[0]).toBe(monday)
  const outside = data.filter(({ shift, datename }) => shift === 0 && datename === today)
  expect(outside).toMatchObject([{ planned_quantity: 0, quantity: 50 }])
  expect(data.find(({ datename }) => datename === today)).toEqual({
    current_day: today,
    machine_id: 'P201',
    shift: 1,
    datename: today,
    planned_quantity: 120,
    planned_setup_time_hours: expect.any(Number),
    quantity: 90,
    setup_time_hours: 0.5,
  })
})

test('D-ENTITY-92 a week’s days with their target, and what stops, slow running and scrap took', async () => {
  const { data } = await operator.call('get_target_losses', { machine_id: 'P201' })
  expect(data.find(({ target_date }) => target_date === today)).toEqual({
    current_day: today,
    target_date: today,
    target_good_qty: 120,
    result_good_qty: 140,
    availability_quantity_loss: 200,
    productivity_quantity_loss: 100,
    scrap_qty: 10,
  })
})

test('D-WIDGET-20-B days of a lean cross are set by those who may change dashboards, and read by month', async () => {
  const set = (caller: Caller, date: string, state: 'green' | 'red' | 'none') =>
    caller.call('set_lean_day', { lean_type: 'safety', date, state, note: 'Slipped' }, randomUUID())
  const days = async (month = '') => (await operator.call('get_lean_days', { lean_type: 'safety', month })).data
  expect((await set(operator, today, 'red')).status).toBe(403)
  expect((await set(admin, today, 'red')).data).toEqual([{ date: today, state: 'red', note: 'Slipped' }])
  expect(await days()).toEqual([{ date: today, state: 'red', note: 'Slipped' }])
  expect(await days('2020-01')).toEqual([])
  expect((await operator.call('get_lean_days', { lean_type: 'quality' })).data).toEqual([])
  expect((await set(admin, '2999-01-01', 'green')).status).toBe(409)
  await set(admin, today, 'none')
  expect(await days()).toEqual([])
})

test('D-ENTITY-64 D-ENTITY-65-X W-PERM-13 saved widget settings: one per kind and name, trimmed, shared, and who saved them last', async () => {
  await server.sql(
    `update app_user set granted = array['view-widget-settings', 'add-widget-settings']
    where company_id = $1 and username = 'supervisor'`,
    [EXAMPLE],
  )
  const supervisor = await server.signIn('supervisor')
  const save = (caller: Caller, name: string, config: Record<string, unknown>) =>
    caller.call('save_widget_config', { compname: 'graph', name, config }, randomUUID())
  const list = async (caller: Caller) => (await caller.call('get_widget_configs', { compname: 'graph' })).data
  await save(admin, '  Stops  ', { period: 'today' })
  expect(await list(supervisor)).toEqual([
    { compname: 'graph', name: 'Stops', config: { period: 'today' }, changed_by: 'admin' },
  ])
  await save(supervisor, 'Stops', { period: 'week' })
  expect(await list(admin)).toMatchObject([{ config: { period: 'week' }, changed_by: 'supervisor' }])
  expect((await save(admin, ' ', {})).status).toBe(422)
  expect((await save(admin, 'x'.repeat(61), {})).status).toBe(422)
  expect((await admin.call('get_widget_configs', { compname: 'gauge' })).data).toEqual([])
  // Who may see them only adds and deletes none.
  await server.sql(
    `update app_user set granted = array['view-widget-settings'] where company_id = $1 and username = 'supervisor'`,
    [EXAMPLE],
  )
  const looking = await server.signIn('supervisor')
  expect((await save(looking, 'Mine', {})).status).toBe(403)
  expect((await looking.call('delete_widget_config', { compname: 'graph', name: 'Stops' })).status).toBe(403)
  expect((await list(looking)).map(({ name }) => name)).toEqual(['Stops'])
})

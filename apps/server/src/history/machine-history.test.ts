import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { plantDay } from '../../test/plant-day.ts'
import { EXAMPLE, HOUR, MINUTE, type QuietPlant, quietPlant } from '../../test/quiet-plant.ts'
import { type Caller, testServer } from '../../test/test-server.ts'
import { aScrapReason, aScrapTransaction } from '../scrap/scrap.fixture.ts'
import { aStop, aStopCode, aStopGroup } from '../stops/stops.fixture.ts'
import { reasonFigures, shiftFigures } from './history.fixture.ts'

const server = testServer()
let plant: QuietPlant
let operator: Caller
let restricted: Caller
let today = ''
let card_no = ''
/** Noon is eleven in Greenwich: 12 or 13 o'clock in the plant. */
let noonHour = 0
const machine_id = 'M101'
const OLD_DAY = '2024-02-29'

type Row = Record<string, unknown>
const rows = (answer: { data: Row[] }, of: Row) =>
  answer.data.filter((row) => Object.entries(of).every(([key, value]) => row[key] === value))

/** Ran from 240 to 90 minutes before noon with 30 minutes of stop Q1 in between, and stands uncoded since. */
beforeAll(async () => {
  plant = await quietPlant(server)
  operator = await server.signIn('operator')
  restricted = await server.signIn('restricted')
  today = plantDay(plant.now)
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Stockholm', hourCycle: 'h23', hour: '2-digit' })
  noonHour = Number(clock.format(plant.now))
  await aStopGroup(server, { code: 'QG', names: { en: 'Quiet' } })
  await aStopCode(server, { stop_code: 'Q1', names: { en: 'Jam' }, stop_reason_color: 'teal', group_id: 'QG' })
  for (const table of ['shift_figures', 'reason_figures', 'run_figures']) {
    await server.sql(`delete from ${table} where company_id = $1`, [EXAMPLE])
  }
  await plant.says(machine_id, 240, 'running')
  await plant.says(machine_id, 180, 'stopped')
  await plant.says(machine_id, 150, 'running')
  await plant.says(machine_id, 90, 'stopped')
  await plant.says('P201', 60, 'running')
  await operator.call('set_stop_code', { machine_id, stop: plant.stop(180), stop_code: 'Q1', note: 'jammed' })
  const [run] = await server.sql<{ card_no: string }>(
    'select card_no from order_run where company_id = $1 and machine_id = $2 and end_time is null order by p_order limit 1',
    [EXAMPLE, machine_id],
  )
  card_no = run?.card_no ?? ''
  const good = await operator.call(
    'receive_good_qty',
    { machine_id, card_no, good_qty: 40, employee: '0101', trans_time: plant.at(200), note: '' },
    randomUUID(),
  )
  if (good.status !== 200) throw new Error(good.message)
  await shiftFigures(server, {
    ...{ machine_id, day: OLD_DAY, run_ms: 2 * HOUR, stop_ms: HOUR, counted_qty: 90 },
    ...{ scrap_qty: 10, reducing_scrap_qty: 10 },
  })
  await shiftFigures(server, { machine_id, day: '2024-03-01', run_ms: HOUR, counted_qty: 20 })
  await reasonFigures(server, { machine_id, day: OLD_DAY, stop_reason: 'Q1', stop_ms: HOUR, stops: 4 })
  await reasonFigures(server, { machine_id, day: OLD_DAY, shift: 0, stop_reason: '-', stop_ms: 9000 })
})

/** All has been said: from here on the clock stands, however often it is looked at. */
const itIs = (now: number) => Object.defineProperty(server.clock, 'now', { value: now, configurable: true })
beforeEach(() => {
  itIs(plant.now)
})

test('D-CALL-19 W-CALL-18 D-ENTITY-87 D-ENTITY-88-X history per day: run time once, stops per reason, the open stop as of now', async () => {
  const answer = await operator.call('history_per_day', { start_time: today, end_time: today, machine_id })
  expect(rows(answer, { stop_reason: '', card_no: '' })).toMatchObject([
    {
      machine_id,
      trans_date: today,
      shift: 1,
      tot_run_time: 120,
      tot_stop_time_sec: 0,
      total_stops: 0,
      tot_good_qty: 0,
    },
  ])
  expect(rows(answer, { stop_reason: 'Q1' })).toMatchObject([
    { tot_run_time: 0, tot_stop_time: 30, tot_stop_time_sec: 1800, total_stops: 1, group_id: 'QG' },
  ])
  expect(rows(answer, { stop_reason: '-' })).toMatchObject([{ tot_stop_time_sec: 5400, total_stops: 1, group_id: '' }])
})

test('W-ENTITY-26 the good quantity stands once, on the row of its order, with all dimensions', async () => {
  const { data } = await operator.call('history_per_day', { start_time: today, end_time: today, machine_id })
  const [card] = await server.sql<{ part_no: string }>(
    'select part_no from card where company_id = $1 and card_no = $2',
    [EXAMPLE, card_no],
  )
  expect(data.filter(({ tot_good_qty }) => tot_good_qty !== 0)).toMatchObject([
    {
      card_no,
      part_no: card?.part_no,
      tot_good_qty: 40,
      tot_run_time: 0,
      shift: 1,
      category: 'IM',
      machine_description: expect.stringMatching(/./),
      zone_description: expect.stringMatching(/./),
      department_description: expect.stringMatching(/./),
    },
  ])
})

test('D-ENTITY-88-X W-ENTITY-26 a leap day has its ISO week; what no order made stands on the row of the shift', async () => {
  const answer = await operator.call('history_per_day', { start_time: OLD_DAY, end_time: OLD_DAY, machine_id })
  expect(rows(answer, { stop_reason: '' })).toMatchObject([
    { trans_date: OLD_DAY, week_number: '202409', day_of_week: 5, tot_run_time: 120, tot_good_qty: 80 },
  ])
  // T-PLANT-254: standing outside the shifts is no stop.
  expect(rows(answer, { shift: 0 })).toEqual([])
})

test('W-CALL-19-C D-CALL-20-C one machine, a list, or all the user may see, and never another one', async () => {
  const machines = async (caller: Caller, named?: string) =>
    [
      ...new Set(
        (
          await caller.call('history_per_day', {
            start_time: today,
            end_time: today,
            ...(named === undefined ? {} : { machine_id: named }),
          })
        ).data.map((row) => row.machine_id),
      ),
    ].sort()
  expect(await machines(operator)).toEqual([machine_id, 'P201'])
  expect(await machines(operator, 'M101;P201')).toEqual([machine_id, 'P201'])
  expect(await machines(operator, 'P201')).toEqual(['P201'])
  expect(await machines(restricted)).toEqual(['P201'])
  expect(await machines(restricted, 'M101;P201')).toEqual(['P201'])
  expect(await machines(restricted, 'M101')).toEqual([])
})

test('D-CALL-19 times as moments mean the plant’s days; a period that ends at midnight has not begun the next', async () => {
  const days = async (start_time: string, end_time: string) =>
    (await operator.call('history_per_day', { start_time, end_time, machine_id })).data.map((row) => row.trans_date)
  expect(new Set(await days('2024-02-28T23:00:00Z', '2024-02-29T23:00:00Z'))).toEqual(new Set([OLD_DAY]))
  const long = await operator.call('history_per_day', { start_time: '2020-01-01', end_time: today, machine_id })
  expect(long).toMatchObject({ status: 409, message: 'At most 1,200 days can be shown at once.' })
})

test('W-CALL-59-X W-SCREEN-04-X machine history by day and by week', async () => {
  const load = (level: 'day' | 'week', from: string, to: string) =>
    operator.call('get_machine_history', { machine_id, level, from, to })
  const [first, second] = (await load('day', '2024-02-01', '2024-03-31')).data
  expect(first).toEqual({
    machine_id,
    period: OLD_DAY,
    trans_date: OLD_DAY,
    good_qty: 80,
    scrap_qty: 10,
    scrap_percent: 11.11,
    run_seconds: 7200,
    stop_seconds: 3600,
    total_stops: 4,
  })
  expect(second).toMatchObject({ period: '2024-03-01', good_qty: 20 })
  expect((await load('week', '2024-02-01', '2024-03-31')).data).toMatchObject([
    { period: '202409', good_qty: 100, scrap_percent: 9.09, run_seconds: 10_800, total_stops: 4 },
  ])
  expect((await load('day', today, today)).data).toMatchObject([
    { good_qty: 40, run_seconds: 7200, stop_seconds: 7200, total_stops: 2 },
  ])
  expect((await load('day', '2022-01-01', '2024-03-31')).message).toBe('At most 400 days can be shown at once.')
  expect(
    (await operator.call('get_machine_history', { machine_id: 'NOWHERE', level: 'day', from: today, to: today }))
      .status,
  ).toBe(404)
})

test('W-CALL-59-X W-SCREEN-04-X the hours of a day sum to the day', async () => {
  const { data } = await operator.call('get_machine_history', { machine_id, level: 'hour', from: today, to: today })
  const sum = (key: string) => data.reduce((total, row) => total + Number(row[key]), 0)
  expect([sum('good_qty'), sum('run_seconds'), sum('stop_seconds'), sum('total_stops')]).toEqual([40, 7200, 7200, 2])
  const hour = (before: number) => data.find(({ period }) => period === String(noonHour - before))
  expect(hour(4)).toMatchObject({ run_seconds: 3600, stop_seconds: 0, good_qty: 40 })
  expect(hour(3)).toMatchObject({ run_seconds: 1800, stop_seconds: 1800, total_stops: 1 })
  expect(hour(1)).toMatchObject({ run_seconds: 0, stop_seconds: 3600 })
  expect(hour(6)).toMatchObject({ run_seconds: 0, stop_seconds: 0 })
})

test('W-CALL-59-X W-SCREEN-04-X T-PLANT-346 single transactions of a day and of one hour', async () => {
  const load = async (hour?: number) =>
    (
      await operator.call('get_machine_transactions', {
        machine_id,
        date: today,
        ...(hour === undefined ? {} : { hour }),
      })
    ).data
  expect((await load()).map(({ type, code, quantity, card_no: card }) => [type, code, quantity, card])).toEqual([
    ['good', '', 40, card_no],
    ['stop', 'Q1', 1800, card_no],
    ['stop', '-', 5400, card_no],
  ])
  expect(await load(noonHour - 3)).toMatchObject([
    { type: 'stop', code: 'Q1', code_description: 'Jam', note: 'jammed', employee: '0101' },
  ])
  expect(await load(noonHour + 3)).toEqual([])
})

test('T-PLANT-346 what happened names stop and scrap reasons by number and word, in the language of the reader', async () => {
  const day = '2024-02-28'
  await server.sql(
    `update stop_code set names = names || '{"sv": "Kärvar"}' where company_id = $1 and stop_code = 'Q1'`,
    [EXAMPLE],
  )
  await aScrapReason(server, { code: 'QR', names: { en: 'Burn mark', sv: 'Brännmärke' } })
  await aScrapReason(server, { code: 'QE', names: { en: 'Flash' } })
  await aStop(server, {
    ...{ machine_id, stop: 'Q-346', start_time: '2024-02-28T08:00:00Z', end_time: '2024-02-28T08:10:00Z' },
    ...{ stop_reason: 'Q1', day },
  })
  for (const [minute, scrap_reason] of [
    [20, 'QR'],
    [30, 'QE'],
  ] as const) {
    await aScrapTransaction(server, {
      ...{ card_no, scrap_reason, scrap_qty: 2, employee: '0101', trans_time: `2024-02-28T08:${minute}:00Z`, day },
    })
  }
  const read = async (language: string) => {
    await server.sql("update app_user set language = $2 where company_id = $1 and username = 'planner'", [
      EXAMPLE,
      language,
    ])
    const reader = await server.signIn('planner')
    const { data } = await reader.call('get_machine_transactions', { machine_id, date: day })
    return data.map(({ type, code, code_description }) => [type, code, code_description])
  }
  expect(await read('en')).toEqual([
    ['stop', 'Q1', 'Jam'],
    ['scrap', 'QR', 'Burn mark'],
    ['scrap', 'QE', 'Flash'],
  ])
  // A reason that nobody gave Swedish words keeps those it has.
  expect(await read('sv')).toEqual([
    ['stop', 'Q1', 'Kärvar'],
    ['scrap', 'QR', 'Brännmärke'],
    ['scrap', 'QE', 'Flash'],
  ])
})

test('D-CALL-17 D-CALL-18-X D-ENTITY-93 graphical history: hours with their stops, and the stops themselves', async () => {
  const load = (caller: Caller, machine_string: string, hours = 4) =>
    caller.call('get_graphical_history_data_for_machines', {
      machine_string,
      start_time: new Date(plant.now - hours * HOUR).toISOString(),
      end_time: plant.at(0),
    })
  const [answer] = (await load(operator, `P201;${machine_id}`)).data as { tables: { name: string; rows: Row[] }[] }[]
  expect(answer?.tables.map(({ name }) => name)).toEqual(['rows', 'stops', 'shifts'])
  const [hours, stops, shifts] = answer?.tables.map(({ rows: list }) => list) ?? []
  expect(hours?.filter((row) => row.machine_id === machine_id).map((row) => [row.belongs_to_hour, row.stop])).toEqual([
    [plant.at(240), ''],
    [plant.at(180), plant.stop(180)],
    [plant.at(120), plant.stop(90)],
    [plant.at(60), plant.stop(90)],
  ])
  expect(hours?.[0]).toMatchObject({ machine_id: 'P201', object_description: expect.stringMatching(/./), stop: '' })
  expect(stops).toMatchObject([
    {
      machine_id,
      stop: plant.stop(180),
      stop_reason: 'Q1',
      start_time: plant.at(180),
      end_time: plant.at(150),
      duration_s: 1800,
      color: 'teal',
      shift: 1,
      note: 'jammed',
      employee: '0101',
      belongs_to_order: card_no,
    },
    { stop: plant.stop(90), stop_reason: '-', end_time: '', color: 'Automatic', note: '', employee: '' },
  ])
  expect([...new Set(shifts?.map((piece) => piece.machine_id))].sort()).toEqual([machine_id, 'P201'])
  expect(await load(operator, machine_id, 73)).toMatchObject({
    status: 409,
    message: 'At most 72 hours can be shown at once.',
  })
  expect(JSON.stringify((await load(restricted, `${machine_id};P201`)).data)).not.toContain(machine_id)
})

test('D-ENTITY-04-X the data source history has the stops of the last day, with their machine', async () => {
  const admin = await server.signIn('admin')
  const config = {
    slug: 'quiet-history',
    title: 'History',
    widgets: [],
    dataSources: [
      { slug: 'stops', name: 'Stops', source: 'history' },
      { slug: 'one', name: 'One', source: 'history', parameters: { machine_ids: 'P201' } },
    ],
  }
  const saved = await admin.raw({
    name: 'save_config',
    payload: { system_function: 'dashboards', template: 'quiet-history', config, version: 0 },
  })
  expect(saved.status, saved.message).toBe(200)
  const load = async (caller: Caller, slug: string) =>
    (await caller.call('get_dashboard_data', { template: 'quiet-history', slug })).data
  expect((await load(operator, 'stops')).map((row) => [row.machine_id, row.stop_reason])).toEqual([
    [machine_id, '-'],
    [machine_id, 'Q1'],
  ])
  expect(await load(operator, 'one')).toEqual([])
  expect(await load(restricted, 'stops')).toEqual([])
})

test('D-CALL-19 time that passes is in the history at once', async () => {
  itIs(plant.now + 10 * MINUTE)
  const answer = await operator.call('history_per_day', { start_time: today, end_time: today })
  expect(rows(answer, { machine_id, stop_reason: '-' })).toMatchObject([{ tot_stop_time_sec: 6000 }])
  expect(rows(answer, { machine_id: 'P201', stop_reason: '', card_no: '' })).toMatchObject([{ tot_run_time: 70 }])
})

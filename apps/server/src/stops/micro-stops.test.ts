/** Stops too short to be asked about, from the signal to what screens and figures say. */

import type { Session } from '@takt/domain/ground/model/session.ts'
import type { LossTree } from '@takt/domain/history/losses/loss-tree.ts'
import { beforeAll, expect, test } from 'vitest'
import { plantDay } from '../../test/plant-day.ts'
import { EXAMPLE, MINUTE, type QuietPlant, quietPlant } from '../../test/quiet-plant.ts'
import { type Caller, testServer } from '../../test/test-server.ts'
import { stopsByReason } from '../documents/quick-reports/stops-by-reason.ts'
import { withCompany } from '../ground/db/company-db.ts'
import { openConnections } from '../ground/db/connections.ts'
import type { Published } from '../ground/live/bus.ts'
import { followTheClock } from '../machines/jobs/follow-the-clock.ts'
import { noticeLongStops } from '../machines/jobs/notice-long-stops.ts'
import { aMachine } from '../machines/machines.fixture.ts'
import { aCard, anOrderRun, aPart } from '../orders/orders.fixture.ts'
import { aCompanySetting } from '../setup/setup.fixture.ts'

const server = testServer()
let plant: QuietPlant
let admin: Caller
let operator: Caller

beforeAll(async () => {
  plant = await quietPlant(server)
  ;({ admin, operator } = plant)
  await aPart(server, { part_no: 'MS-P' })
})

async function setLimit(machine_id: string, micro_stop_seconds: number): Promise<void> {
  const row = (await admin.call('get_machine_settings', {})).data.find((one) => one.machine_id === machine_id)
  const asked = { ...(row as object), machine_description: 'Hesitates', micro_stop_seconds }
  const saved = await admin.call('save_machine', asked as never)
  expect([saved.status, saved.message, saved.data[0]?.micro_stop_seconds]).toEqual([200, '', micro_stop_seconds])
}

const reasons = async (machine_id: string) =>
  (
    await server.sql<{ stop_reason: string }>(
      'select stop_reason from stop where company_id = $1 and machine_id = $2 order by start_time',
      [EXAMPLE, machine_id],
    )
  ).map(({ stop_reason }) => stop_reason)

const figures = async (machine_id: string) =>
  await server.sql<{ run: number; stop: number; micro: number }>(
    `select sum(run_ms)::float8 / 1000 as run, sum(stop_ms)::float8 / 1000 as stop, sum(micro_ms)::float8 / 1000 as micro
     from shift_figures where company_id = $1 and machine_id = $2`,
    [EXAMPLE, machine_id],
  )

const machine = async (machine_id: string) =>
  (await operator.call('get_machines', {})).data.find((one) => one.machine_id === machine_id)

const uncoded = async (machine_id: string) =>
  (await operator.call('get_uncoded_stops', { machine_id, shift: '' })).data.length

async function strike(now: number): Promise<Published[]> {
  const told: Published[] = []
  const connections = openConnections(server.database)
  const publish = async (_company: number, what: Published) => {
    told.push(what)
    return () => {}
  }
  await followTheClock.run({ connections, now, publish })
  await connections.close()
  return told
}

test('T-PLANT-170 T-PLANT-175 a stop younger than the limit asks nobody; the clock makes it a stop without a reason when the limit passes, with no signal; a reason chosen before that is taken', async () => {
  await aMachine(server, { machine_id: 'MS1' })
  await setLimit('MS1', 120)
  await plant.says('MS1', 60, 'running')
  await plant.says('MS1', 30, 'stopped')
  expect(await machine('MS1')).toMatchObject({
    status: 'S',
    current_stop_reason: '~',
    stop_description: 'Micro-stop',
    stop_names: { en: 'Micro-stop', sv: 'Mikrostopp' },
    uncoded_stops: 0,
    asks_at: plant.at(28),
  })
  expect(await uncoded('MS1')).toBe(0)
  const places = await operator.call('get_uncoded_stops_for_location', { locationtype: '', location: '' } as never)
  expect(places.data.filter(({ machine_id }) => machine_id === 'MS1')).toEqual([])
  const [state] = await server.sql<{ next_due: string }>(
    "select next_due from machine_state where company_id = 1000 and machine_id = 'MS1'",
  )
  expect(state?.next_due).toBe(plant.at(28))
  const begun = Date.parse(plant.at(30))
  await strike(begun + 119_000)
  expect(await reasons('MS1')).toEqual(['~'])
  const told = await strike(begun + 125_000)
  expect(await reasons('MS1')).toEqual(['-'])
  expect(told.flatMap(({ machines }) => machines)).toContain('MS1')
  expect(told.flatMap(({ events }) => events)).toContainEqual({ name: 'StopsChanged', data: { machine_id: 'MS1' } })
  expect(await machine('MS1')).toMatchObject({ current_stop_reason: '-', uncoded_stops: 1, asks_at: '' })
  expect(await uncoded('MS1')).toBe(1)
  // Who chose a reason while it could still be a micro-stop is not refused because the limit passed.
  const coded = await operator.call('set_stop_code', { machine_id: 'MS1', stop_code: '201', seen_reason: '~' })
  expect([coded.status, coded.message, coded.data[0]?.stop_reason]).toEqual([200, '', '201'])
})

/** Three micro-stops of two minutes, a breakdown of twenty, and an order all the while. */
async function hesitates(machine_id: string, card_no: string): Promise<void> {
  await aMachine(server, { machine_id, good_from_cycles: true })
  await aCard(server, { card_no, machine_id, part_no: 'MS-P' })
  await anOrderRun(server, { machine_id, card_no, start_time: plant.at(600), insatser: 1 })
  await setLimit(machine_id, 180)
  await plant.says(machine_id, 100, 'running')
  for (const minutes of [90, 80, 70]) {
    await plant.says(machine_id, minutes, 'stopped')
    await plant.says(machine_id, minutes - 2, 'running')
  }
  await plant.says(machine_id, 60, 'stopped')
  await operator.call('set_stop_code', { machine_id, stop_code: '201' })
  await plant.says(machine_id, 40, 'running')
  await plant.says(machine_id, 30, 8)
}

test('T-PLANT-172 T-PLANT-173 the time of micro-stops stands beside stop time, of the machine and its order; the loss tree has it as a loss of speed', async () => {
  await hesitates('MS2', 'MS-2')
  const passed = plant.passed()
  expect((await figures('MS2'))[0]).toMatchObject({ stop: 26 * 60, micro: 6 * 60 })
  const runs = await server.sql(
    "select sum(micro_ms)::float8 as micro from run_figures where company_id = 1000 and machine_id = 'MS2'",
  )
  expect(runs).toEqual([{ micro: 6 * MINUTE }])
  const day = plantDay(plant.now)
  const answer = await operator.call('get_loss_tree', { machine_id: 'MS2', start_day: day, end_day: day })
  const tree = answer.data[0] as (LossTree & { ours: { t_percent: number } }) | undefined
  expect(tree).toMatchObject({ losses: { micro: 6 * MINUTE, breakdown: 20 * MINUTE, uncoded: 0 }, micro_stops: 3 })
  // Its run time up to now, also of which nothing was heard.
  const seconds = ((tree?.steps.running ?? 0) + (tree?.losses.silent ?? 0) - 6 * MINUTE) / 1000
  expect(Math.floor(seconds / 60)).toBe(74 + passed)
  const available = (100 * (seconds + 360)) / (seconds + 360 + 1200)
  expect(tree?.ours.t_percent).toBeCloseTo(available, 1)
  const shown = (await operator.call('get_machine_figures', { machine_id: 'MS2', period: 'today' } as never)).data[0]
  expect(shown).toMatchObject({ t_percent: Math.round(10 * available) / 10, micro_seconds: 360, stop_seconds: 26 * 60 })
  expect(await machine('MS2')).toMatchObject({ today_micro_time: 360, today_calendar_stoptime: 26 * 60 })
})

test('T-PLANT-173 lists, pictures and statistics name micro-stops; a reason given later makes one an ordinary stop', async () => {
  await hesitates('MS5', 'MS-5')
  const history = (await operator.call('get_stop_history', { machine_id: 'MS5' } as never)).data
  const named = history.filter((stop) => (stop as { stop_reason: string }).stop_reason === '~')
  expect(named).toHaveLength(3)
  expect(named[0]).toMatchObject({ stop_description: 'Micro-stop', duration_seconds: 120 })
  const graph = (await operator.call('get_stop_figures', { machine_id: 'MS5', period: 'today' } as never)).data
  expect(graph.find(({ stop_reason }) => stop_reason === '~')).toMatchObject({
    stop_description: 'Micro-stop',
    stops: 3,
    seconds: 360,
  })
  const connections = openConnections(server.database)
  const session = { language: 'en', time_zone: 'Europe/Stockholm' } as Session
  const report = await withCompany(connections, { company_id: EXAMPLE, machine_restrictions: [] }, (db) =>
    stopsByReason({ db, session }, 'MS5', { from: Date.parse(plant.at(120)), to: Date.parse(plant.at(30)) }),
  )
  await connections.close()
  expect(report.rows).toContainEqual(['', 'Micro-stop', '3', '0 h 06 min'])
  const stop = plant.stop(80)
  const note = await operator.call('update_history_note', { machine_id: 'MS5', stop, note: 'why' })
  expect(note.status).toBe(409)
  const coded = await operator.call('set_stop_code', { machine_id: 'MS5', stop, stop_code: '201' })
  expect([coded.status, coded.message]).toEqual([200, ''])
  expect(await reasons('MS5')).toEqual(['~', '201', '~', '201'])
  expect((await figures('MS5'))[0]).toMatchObject({ stop: 26 * 60, micro: 4 * 60 })
  const before = await figures('MS5')
  expect((await admin.call('rebuild_machine', { machine_id: 'MS5' })).data).toMatchObject([{ differed: false }])
  expect(await figures('MS5')).toEqual(before)
})

/** A machine with a limit of five minutes that ran until so many minutes into the last five; answers when it stopped. */
async function stoppedAfter(machine_id: string, minutes: number): Promise<number> {
  await aMachine(server, { machine_id })
  await setLimit(machine_id, 300)
  const passed = plant.passed()
  await plant.says(machine_id, -passed, 'running')
  plant.pass(5 * MINUTE)
  await plant.says(machine_id, -passed - minutes, 'stopped')
  return plant.now + (passed + minutes) * MINUTE
}

test('T-PLANT-173 the time of a micro-stop that goes on counts while it does', async () => {
  await stoppedAfter('MS8', 3)
  const row = await machine('MS8')
  expect([row?.current_stop_reason, Math.floor(Number(row?.today_micro_time) / 60)]).toEqual(['~', 2])
})

test('T-PLANT-171 another limit leaves the past as it was, also when it is built again, unless that is asked for', async () => {
  await aMachine(server, { machine_id: 'MS3' })
  await plant.says('MS3', 60, 'running')
  await plant.says('MS3', 50, 'stopped')
  await plant.says('MS3', 49, 'running')
  expect(await reasons('MS3')).toEqual(['-'])
  await setLimit('MS3', 300)
  expect(await reasons('MS3')).toEqual(['-'])
  // Late: the day is built again.
  await plant.says('MS3', 45, 'stopped')
  await plant.says('MS3', 44, 'running')
  expect(await reasons('MS3')).toEqual(['-', '-'])
  const passed = plant.passed()
  plant.pass(10 * MINUTE)
  await plant.says('MS3', -passed - 5, 'stopped')
  await plant.says('MS3', -passed - 6, 'running')
  expect(await reasons('MS3')).toEqual(['-', '-', '~'])
  const kept = await admin.call('rebuild_machine', { machine_id: 'MS3' })
  expect(kept.data).toMatchObject([{ differed: false }])
  const anew = await admin.call('rebuild_machine', { machine_id: 'MS3', micro_stops: 'as-now' })
  const since = new Date(Number(plant.stop(60))).toISOString()
  expect(anew.data).toMatchObject([{ differed: true, rejudged: 2, since }])
  expect(await reasons('MS3')).toEqual(['~', '~', '~'])
  expect((await figures('MS3'))[0]).toMatchObject({ stop: 180, micro: 180 })
  expect((await admin.call('rebuild_machine', { machine_id: 'MS3' })).data).toMatchObject([{ differed: false }])
  expect(await reasons('MS3')).toEqual(['~', '~', '~'])
})

test('T-PLANT-176 T-PLANT-305 a stop in the list names its order, what that makes and the person who coded it', async () => {
  await hesitates('MS6', 'MS-6')
  await operator.call('set_stop_code', { machine_id: 'MS6', stop: plant.stop(80), stop_code: '201' })
  const [who] = await server.sql<{ employee_number: string; employee_name: string }>(
    'select employee_number, employee_name from employee where company_id = 1000 order by employee_number limit 1',
  )
  await server.sql(
    "update stop set employee = $1, coded_automatically = 0 where company_id = 1000 and machine_id = 'MS6' and stop = $2",
    [who?.employee_number, plant.stop(80)],
  )
  const history = (await operator.call('get_stop_history', { machine_id: 'MS6' })).data
  expect(history.find(({ stop }) => stop === plant.stop(80))).toMatchObject({
    belongs_to_order: 'MS-6',
    work_order_no: 'WO-MS-6',
    part_description: expect.stringMatching(/./),
    ...(who && { employee: who.employee_number, employee_name: who.employee_name }),
  })
})

test('T-PLANT-177 what may be a micro-stop is no long stop: the alarm comes when its limit has passed', async () => {
  await aCompanySetting(server, { name: 'stopAlarmLevels', value: '1' })
  const begun = await stoppedAfter('MS4', 1)
  const alarms = async (now: number) => {
    const connections = openConnections(server.database)
    await noticeLongStops.run({ connections, now, publish: async () => () => {} })
    await connections.close()
    return (await server.sql("select 1 from notification where company_id = 1000 and machine_id = 'MS4'")).length
  }
  expect(await alarms(begun + 4 * MINUTE)).toBe(0)
  await strike(begun + 5 * MINUTE + 5000)
  expect(await reasons('MS4')).toEqual(['-'])
  expect(await alarms(begun + 6 * MINUTE)).toBe(1)
})

test('T-PLANT-174 a limit is whole seconds from 0 to 900', async () => {
  await aMachine(server, { machine_id: 'MS7' })
  const row = (await admin.call('get_machine_settings', {})).data.find((one) => one.machine_id === 'MS7')
  for (const micro_stop_seconds of [-1, 901, 1.5]) {
    const asked = { ...(row as object), machine_description: 'Hesitates', micro_stop_seconds }
    expect((await admin.call('save_machine', asked as never)).status).toBe(422)
  }
})

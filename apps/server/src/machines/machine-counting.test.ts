/** What a machine is counted by changes on the way: what was counted stays, also when it is built again. */

import { addDays } from '@takt/domain/ground/dates.ts'
import { beforeAll, expect, test } from 'vitest'
import { plantDay } from '../../test/plant-day.ts'
import { EXAMPLE, HOUR, MINUTE, type QuietPlant, quietPlant } from '../../test/quiet-plant.ts'
import { type Caller, testServer } from '../../test/test-server.ts'
import { openConnections } from '../ground/db/connections.ts'
import { aCard, anOrderRun, aPart } from '../orders/orders.fixture.ts'
import { followTheClock } from './jobs/follow-the-clock.ts'
import { aMachine } from './machines.fixture.ts'

const server = testServer()
let plant: QuietPlant
let admin: Caller

beforeAll(async () => {
  plant = await quietPlant(server)
  admin = await server.signIn('admin')
})

/** What a machine says, so many minutes before this moment: another test may have let hours pass. */
function saysFromHere(machine_id: string): (minutes: number, value: 'running' | 'stopped' | number) => Promise<void> {
  const passed = plant.passed()
  return (minutes, value) => plant.says(machine_id, minutes - passed, value)
}

async function change(machine_id: string, to: object): Promise<Record<string, unknown>> {
  const row = (await admin.call('get_machine_settings', {})).data.find((one) => one.machine_id === machine_id)
  const saved = await admin.call('save_machine', { ...(row as object), machine_description: 'Changed', ...to } as never)
  expect([saved.status, saved.message]).toEqual([200, ''])
  return saved.data[0] as Record<string, unknown>
}

const figures = (machine_id: string) =>
  server.sql(
    `select day, shift, run_ms, stop_ms, cycles, counted_qty from shift_figures
     where company_id = $1 and machine_id = $2 and run_ms + stop_ms + cycles > 0 order by day, shift`,
    [EXAMPLE, machine_id],
  )
const stops = (machine_id: string) =>
  server.sql<{ stop_reason: string; day: string; shift: number; continues: number }>(
    `select stop, stop_reason, day::text, shift, continues, end_time from stop
     where company_id = $1 and machine_id = $2 order by start_time`,
    [EXAMPLE, machine_id],
  )

const rebuiltIsTheSame = (machine_id: string) => plant.standStill(() => compareWithRebuilt(machine_id))

async function compareWithRebuilt(machine_id: string): Promise<void> {
  // What the clock has still to tell is told now, and not by the job between the two looks.
  const connections = openConnections(server.database)
  await followTheClock.run({ connections, now: Number(server.clock.now), publish: async () => () => {} })
  await connections.close()
  const before = [await figures(machine_id), await stops(machine_id)]
  const rebuilt = await admin.call('rebuild_machine', { machine_id })
  expect([rebuilt.status, rebuilt.message]).toEqual([200, ''])
  expect([await figures(machine_id), await stops(machine_id)]).toEqual(before)
}

test('T-PLANT-130 cycles that were people’s to report stay so when the machine counts from now on, and a rebuild and a late signal count each by its time', async () => {
  await aMachine(server, { machine_id: 'CT1', good_from_cycles: false })
  await aPart(server, { part_no: 'CT-P' })
  await aCard(server, { card_no: 'CT-1', machine_id: 'CT1', part_no: 'CT-P' })
  await anOrderRun(server, { machine_id: 'CT1', card_no: 'CT-1', start_time: plant.at(600), insatser: 2 })
  const says = saysFromHere('CT1')
  await says(60, 'running')
  await says(50, 10)
  await change('CT1', { good_from_cycles: true })
  plant.pass(30 * MINUTE)
  await says(-20, 5)
  await says(40, 1)
  const sum = async () =>
    await server.sql(
      `select sum(cycles)::int as cycles, sum(counted_qty)::int as pieces from shift_figures
       where company_id = 1000 and machine_id = 'CT1'`,
    )
  expect(await sum()).toEqual([{ cycles: 16, pieces: 10 }])
  await rebuiltIsTheSame('CT1')
  expect(await sum()).toEqual([{ cycles: 16, pieces: 10 }])
})

test('T-PLANT-130 a shortest run and a code for unattended stops hold from now on: stops before keep what they had, also when rebuilt', async () => {
  await aMachine(server, { machine_id: 'CT2' })
  const says = saysFromHere('CT2')
  await says(50, 'running')
  await says(40, 'stopped')
  await change('CT2', { unattended_code: '102', min_run_seconds: 600 })
  plant.pass(2 * HOUR)
  await says(-40, 'running')
  await says(-41, 'stopped')
  await says(-80, 'running')
  await says(-95, 'stopped')
  expect((await stops('CT2')).map(({ stop_reason, continues }) => [stop_reason, continues])).toEqual([
    ['-', 0],
    ['-', 1],
    ['102', 0],
  ])
  await rebuiltIsTheSame('CT2')
})

test('T-PLANT-130 another calendar and start of day hold from the next production day on, which the page says; the days before keep theirs, also when rebuilt', async () => {
  await aMachine(server, { machine_id: 'CT3' })
  await plant.says('CT3', 120, 'stopped')
  const [calendar] = await server.sql<{ calendar_id: number }>(
    `select calendar_id from calendar where company_id = 1000 order by calendar_id limit 1`,
  )
  const today = plantDay(plant.now)
  const tomorrow = addDays(today, 1)
  const saved = await change('CT3', { day_start: '06:00', calendar_id: Number(calendar?.calendar_id) })
  expect(saved).toMatchObject({ day_from: tomorrow, day_start: '06:00' })
  // Changed again before it holds: what holds until then is still the first.
  await change('CT3', { day_start: '07:00' })
  expect(
    await server.sql("select until_day::text, day_start from machine_day_before where machine_id = 'CT3'"),
  ).toEqual([{ until_day: tomorrow, day_start: '00:00' }])
  // Until seven in the morning it is still today.
  plant.pass(17 * HOUR)
  await plant.says('CT3', -17 * 60, 'running')
  const days = (await stops('CT3')).map(({ day, shift }) => [day, shift])
  expect(days).toEqual([[today, 1]])
  plant.pass(6 * HOUR)
  await plant.says('CT3', -22 * 60, 'stopped')
  expect((await stops('CT3')).at(-1)).toMatchObject({ day: tomorrow })
  await rebuiltIsTheSame('CT3')
})

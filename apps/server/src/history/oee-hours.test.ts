import { addDays } from '@takt/domain/ground/dates.ts'
import { momentOf } from '@takt/domain/ground/zone-time.ts'
import type { OeeHour } from '@takt/domain/history/model/oee-hour.ts'
import { figuresOfHour } from '@takt/domain/history/oee-hours.ts'
import { beforeAll, expect, test } from 'vitest'
import { plantDay, ZONE } from '../../test/plant-day.ts'
import { EXAMPLE, HOUR, type QuietPlant, quietPlant } from '../../test/quiet-plant.ts'
import { type Caller, testServer } from '../../test/test-server.ts'
import { aStop } from '../stops/stops.fixture.ts'
import { shiftFigures } from './history.fixture.ts'

const server = testServer()
let plant: QuietPlant
let operator: Caller
const yesterday = () => addDays(plantDay(plant.now), -1)

/** Around the clock, yesterday: two machines ran 23 hours, half as fast as planned, and stood from half past seven to half past eight. */
beforeAll(async () => {
  plant = await quietPlant(server)
  ;({ operator } = plant)
  for (const table of ['shift_figures', 'reason_figures', 'stop']) {
    await server.sql(`delete from ${table} where company_id = $1`, [EXAMPLE])
  }
  const day = yesterday()
  const at = (minutes: number) => new Date(momentOf(day, minutes, ZONE)).toISOString()
  for (const machine_id of ['P201', 'P202']) {
    await shiftFigures(server, {
      ...{ machine_id, day, run_ms: 23 * HOUR, stop_ms: HOUR, counted_qty: 100, counted_ideal_ms: 11.5 * HOUR },
    })
    await aStop(server, { machine_id, day, stop: `${machine_id} 1`, start_time: at(450), end_time: at(510) })
  }
  // Too short to be asked about, and outside of what was planned: neither stood.
  const short = { machine_id: 'P201', day, start_time: at(600), end_time: at(630), stop_reason: '~' }
  const unplanned = { machine_id: 'P201', day, start_time: at(660), end_time: at(690), shift: 0 }
  await aStop(server, { ...short, stop: 'micro' })
  await aStop(server, { ...unplanned, stop: 'unplanned', stop_reason: '202' })
})

const hours = async (asked: object) => {
  const answer = await operator.call('get_oee_hours', asked as never)
  return { ...answer, rows: answer.data as OeeHour[] }
}
const told = (rows: readonly OeeHour[]) =>
  new Map(rows.map((row) => [`${row.day} ${row.hour}`, figuresOfHour(row)] as const))

test('T-LOOK-64 the hours of a day are told of one machine and of several, stops cut at the hour', async () => {
  const day = yesterday()
  for (const machine_id of ['P201', 'P201;P202']) {
    const { rows } = await hours({ machine_id, start_day: day, end_day: day })
    expect(rows.map(({ hour }) => hour)).toEqual(Array.from({ length: 24 }, (_, hour) => hour))
    const of = told(rows)
    expect(of.get(`${day} 6`)).toEqual({ oee: 50, availability: 100 })
    expect(of.get(`${day} 7`)).toEqual({ oee: 25, availability: 50 })
    expect(of.get(`${day} 8`)).toEqual({ oee: 25, availability: 50 })
    expect(of.get(`${day} 10`)).toEqual({ oee: 50, availability: 100 })
    expect(of.get(`${day} 11`)).toEqual({ oee: 50, availability: 100 })
  }
})

test('T-LOOK-64 hours of which nothing was heard are planned and not known; those to come are not there', async () => {
  const day = plantDay(plant.now)
  const { rows } = await hours({ machine_id: 'P203', start_day: addDays(day, -1), end_day: day })
  expect(rows).toHaveLength(24 + 14)
  expect(rows[0]).toEqual({
    day: yesterday(),
    hour: 0,
    planned_ms: HOUR,
    known_ms: 0,
    up_ms: 0,
    rated_ms: 0,
    good_ms: 0,
  })
  expect(rows.at(-1)?.planned_ms).toBeLessThan(HOUR / 60)
})

test('T-LOOK-64 more than a month is refused, and so is a period that ends before it begins', async () => {
  const day = yesterday()
  const asked = { machine_id: 'P201', start_day: addDays(day, -31), end_day: day }
  expect(await hours(asked)).toMatchObject({ status: 409, message: expect.stringContaining('31') })
  expect((await hours({ ...asked, end_day: addDays(day, -40) })).status).toBe(409)
})

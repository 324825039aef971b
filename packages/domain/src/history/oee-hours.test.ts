import { expect, test } from 'vitest'
import { compileCalendar } from '../ground/calendar.ts'
import { addOeeHours, figuresOfHour, knownPercent, oeeHours, oeeStep, type ShiftOee } from './oee-hours.ts'

const zone = 'Europe/Stockholm'
const HOUR = 3_600_000
const DAY = '2026-11-18'
const plan = {
  calendar_id: 1,
  week: Array<string>(7).fill('two'),
  days: {},
  day_types: {
    two: [
      { from: '06:00', to: '09:30', shift: 1 },
      { from: '09:30', to: '11:00', shift: 2 },
      { from: '23:00', to: '01:00', shift: 3 },
    ],
  },
  start_date: '2026-01-01',
  end_date: null,
}
const calendar = compileCalendar(plan, { zone, day_start: '06:00' })
const at = (time: string) => Date.parse(`${DAY}T${time}:00+01:00`)
const evening = at('23:59') + 2 * HOUR

/** It made 80 % as fast as planned, and one piece of ten was bad. */
const sums = (shift: number, run: number, stop: number, change: Partial<ShiftOee> = {}): ShiftOee => ({
  ...{ day: DAY, shift, run_ms: run * HOUR, stop_ms: stop * HOUR, micro_ms: 0, ideal_ms: run * HOUR * 0.8 },
  ...{ pieces: 100, scrap_oee: 10, ...change },
})
const told = (shifts: readonly ShiftOee[], stops: ReadonlyMap<number, number> = new Map(), now = evening) =>
  oeeHours({ calendar, shifts, stops }, [DAY], now).map((hour) => {
    const { oee, availability } = figuresOfHour(hour)
    const round = (value: number | null) => (value === null ? null : Math.round(value * 10) / 10)
    return [hour.hour, hour.planned_ms / HOUR, round(oee), round(availability)]
  })

test('T-LOOK-64 an hour runs as long as it did, as fast and as well as its shift; two shifts share one', () => {
  const stops = new Map([
    [at('07:00'), HOUR / 2],
    [at('08:00'), HOUR],
    [at('09:00'), HOUR / 4],
  ])
  expect(told([sums(1, 1.875, 1.625), sums(2, 1.375, 0.125, { ideal_ms: 1.375 * HOUR })], stops)).toEqual([
    [6, 1, 72, 100],
    [7, 1, 36, 50],
    [8, 1, 0, 0],
    [9, 1, 60.8, 75],
    [10, 1, 90, 100],
    [23, 1, null, null],
    // After midnight it is still that day.
    [24, 1, null, null],
  ])
})

test('T-LOOK-64 the hours of a shift together are its OEE', () => {
  const stops = new Map([[at('07:00'), HOUR / 2]])
  const hours = oeeHours({ calendar, shifts: [sums(1, 3, 0.5)], stops }, [DAY], evening)
  const [rated, good] = [
    hours.reduce((sum, one) => sum + one.rated_ms, 0),
    hours.reduce((sum, one) => sum + one.good_ms, 0),
  ]
  expect(good / rated).toBeCloseTo((3 / 3.5) * 0.8 * 0.9, 9)
})

test('T-LOOK-64 what has not begun has no hour, what runs has the part that has passed', () => {
  expect(told([sums(1, 1, 0)], new Map(), at('07:30'))).toEqual([
    [6, 1, 72, 100],
    [7, 0.5, 72, 100],
  ])
})

test('T-LOOK-64 without planned speed no OEE is told but of an hour in which it stood', () => {
  const unknown = sums(1, 2.5, 1, { ideal_ms: 0 })
  expect(told([unknown], new Map([[at('07:00'), HOUR]])).slice(0, 3)).toEqual([
    [6, 1, null, 100],
    [7, 1, 0, 0],
    [8, 1, null, 100],
  ])
})

test('T-LOOK-64 the hour that the clock shows twice is one, the one that it skips is not there', () => {
  const all = compileCalendar(
    { ...plan, day_types: { two: [{ from: '00:00', to: '06:00', shift: 1 }] } },
    { zone, day_start: '00:00' },
  )
  const hours = (day: string) =>
    addOeeHours([oeeHours({ calendar: all, shifts: [], stops: new Map() }, [day], evening)]).map(
      ({ hour, planned_ms }) => [hour, planned_ms / HOUR],
    )
  expect(hours('2026-10-25')).toEqual([
    [0, 1],
    [1, 1],
    [2, 2],
    [3, 1],
    [4, 1],
    [5, 1],
  ])
  expect(hours('2026-03-29')).toEqual([
    [0, 1],
    [1, 1],
    [3, 1],
    [4, 1],
    [5, 1],
  ])
})

test('T-LOOK-64 machines together are one large machine', () => {
  const hour = { day: DAY, hour: 6, planned_ms: HOUR, known_ms: HOUR, up_ms: HOUR, rated_ms: HOUR, good_ms: HOUR / 2 }
  const silent = { ...hour, known_ms: 0, up_ms: 0, rated_ms: 0, good_ms: 0 }
  const [both] = addOeeHours([[hour], [{ ...hour, up_ms: 0, good_ms: 0 }], [silent]])
  expect(both && figuresOfHour(both)).toEqual({ oee: 25, availability: 50 })
})

test.each([
  [0, 0],
  [39.4, 0],
  [39.5, 1],
  [55, 2],
  [84.4, 3],
  [84.6, 4],
  [610, 4],
])('T-LOOK-64 %s percent are of step %i', (percent, step) => expect(oeeStep(percent)).toBe(step))

test('T-LOOK-143 how much of the planned time is known', () => {
  const hour = { day: DAY, hour: 6, planned_ms: HOUR, known_ms: HOUR, up_ms: HOUR, rated_ms: HOUR, good_ms: 0 }
  const silent = { ...hour, known_ms: 0, up_ms: 0, rated_ms: 0 }
  expect([knownPercent([hour, silent, silent, silent]), knownPercent([hour]), knownPercent([])]).toEqual([
    25,
    100,
    null,
  ])
})

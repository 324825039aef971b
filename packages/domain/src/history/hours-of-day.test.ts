import { expect, test } from 'vitest'
import { type DayOfMachine, hoursOfDay } from './hours-of-day.ts'

const HOUR = 3_600_000
const at = (hours: number) => Date.parse('2026-06-10T00:00:00Z') + hours * HOUR
const day: DayOfMachine = {
  day: '2026-06-10',
  from: at(0),
  to: at(4),
  counted_to: at(4),
  now: at(9),
  run_ms: 3 * HOUR,
  stop_ms: HOUR,
  counted_qty: 300,
}
const stop = (from: number, to: number, change = {}) => ({
  from: at(from),
  to: at(to),
  shift: 1,
  continues: 0 as const,
  ...change,
})
const nothing = { stops: [], bookings: [], cycles: new Map<number, number>() }
const column = <K extends 'run_ms' | 'stop_ms' | 'good_qty' | 'scrap_qty' | 'total_stops'>(
  key: K,
  change: Partial<DayOfMachine>,
  of: Partial<Parameters<typeof hoursOfDay>[1]>,
) => hoursOfDay({ ...day, ...change }, { ...nothing, ...of }, 'UTC').map((hour) => hour[key])

test('W-CALL-59-X a stop is cut at the hours, and run time is the rest', () => {
  const stops = [stop(0.5, 1.5)]
  expect(column('stop_ms', {}, { stops })).toEqual([HOUR / 2, HOUR / 2, 0, 0])
  expect(column('run_ms', {}, { stops })).toEqual([HOUR / 2, HOUR / 2, HOUR, HOUR])
  expect(column('total_stops', {}, { stops })).toEqual([1, 0, 0, 0])
})

test('a stop outside the shifts is no stop time, and no run time either', () => {
  const stops = [stop(1, 2, { shift: 0 })]
  expect(column('stop_ms', {}, { stops })).toEqual([0, 0, 0, 0])
  expect(column('run_ms', {}, { stops })).toEqual([HOUR, 0, HOUR, HOUR])
})

test('a stop that only goes on is not counted again', () => {
  expect(column('total_stops', {}, { stops: [stop(0, 1, { continues: 1 })] })).toEqual([0, 0, 0, 0])
})

test('before the machine was first heard it neither ran nor stood', () => {
  expect(column('run_ms', { run_ms: 1.5 * HOUR, stop_ms: 0 }, {})).toEqual([0, 0, HOUR / 2, HOUR])
})

test('a machine of which nothing is counted has no run time', () => {
  expect(column('run_ms', { run_ms: 0, stop_ms: 0 }, {})).toEqual([0, 0, 0, 0])
})

test('today ends now; what has passed since the last count is run time', () => {
  expect(column('run_ms', { counted_to: at(1), run_ms: HOUR, stop_ms: 0, now: at(2.5) }, {})).toEqual([
    HOUR,
    HOUR,
    HOUR / 2,
  ])
})

test.each([
  [
    'by cycles',
    new Map([
      [at(1), 10],
      [at(3), 20],
    ]),
    [0, 100, 0, 200],
  ],
  ['by run time without raw signals', new Map<number, number>(), [100, 100, 0, 100]],
])('W-SCREEN-04-X counted pieces are shared %s and sum to the day', (_what, cycles, expected) => {
  expect(column('good_qty', {}, { cycles, stops: [stop(2, 3)] })).toEqual(expected)
})

test('W-SCREEN-04-X bookings stand in the hour of their time', () => {
  const bookings = [
    { at: at(1), good_qty: 40, scrap_qty: 0 },
    { at: at(2) - 1, good_qty: -3, scrap_qty: 5 },
  ]
  expect(column('good_qty', { counted_qty: 0 }, { bookings })).toEqual([0, 37, 0, 0])
  expect(column('scrap_qty', { counted_qty: 0 }, { bookings })).toEqual([0, 5, 0, 0])
})

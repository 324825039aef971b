import { describe, expect, test } from 'vitest'
import { compileCalendar } from '../../ground/calendar.ts'
import {
  periodStart,
  REFRESH_SECONDS,
  readTimeHistoryPeriod,
  refreshSeconds,
  timeHistoryPeriods,
  windowToLoad,
} from './periods.ts'
import { type Heard, shiftTimes } from './shift-times.ts'

const at = (time: string, day = '10') => Date.parse(`2026-06-${day}T${time}:00Z`)
const always = { from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY, hasFigures: () => false }
const twoShifts = {
  calendar_id: 1,
  week: Array<string>(7).fill('two'),
  days: {},
  day_types: {
    two: [
      { from: '06:00', to: '14:00', shift: 1 },
      { from: '14:00', to: '22:00', shift: 2 },
    ],
  },
  start_date: '2026-01-05',
  end_date: '2026-12-31',
}
const calendarOf = (day_start: string) => compileCalendar(twoShifts, { zone: 'UTC', day_start })
const shiftsAt = (now: number, day_start = '00:00') =>
  shiftTimes(calendarOf(day_start), windowToLoad('today', now), always)

test('D-LIMIT-36 the periods are shift, today and the last 8, 24 and 48 hours; an unknown one is the shift', () => {
  expect(timeHistoryPeriods).toEqual(['shift', 'today', 'h8', 'h24', 'h48'])
  expect(['h24', 'week', undefined].map(readTimeHistoryPeriod)).toEqual(['h24', 'shift', 'shift'])
})

test('D-LIMIT-13 a time history loads every 180 s and never more often than every 10', () =>
  expect([REFRESH_SECONDS.usual, ...[1, 10, 180].map(refreshSeconds)]).toEqual([180, 10, 10, 180]))

describe('D-LIMIT-28-X where a row begins', () => {
  test.each([
    ['shift', at('16:30'), '00:00', at('14:00')],
    ['shift', at('23:30'), '00:00', at('22:00')],
    ['today', at('16:30'), '00:00', at('00:00')],
    ['today', at('16:30'), '06:00', at('06:00')],
    ['today', at('05:59'), '06:00', at('06:00', '09')],
    ['h8', at('16:30'), '00:00', at('08:30')],
    ['h24', at('16:30'), '00:00', at('16:30', '09')],
    ['h48', at('16:30'), '00:00', at('16:30', '08')],
  ] as const)('%s at %d with a day from %s', (period, now, day_start, start) =>
    expect(periodStart(period, shiftsAt(now, day_start), now)).toBe(start),
  )

  test('a machine whose calendar has not come yet has no shift to begin with', () =>
    expect(periodStart('shift', [], at('12:00'))).toBeUndefined())
})

test.each(timeHistoryPeriods)(
  '%s is asked for in whole hours that reach back far enough and stay below 72',
  (period) => {
    const now = at('16:30')
    const { from, to } = windowToLoad(period, now)
    expect([from % 3_600_000, to % 3_600_000]).toEqual([0, 0])
    expect(from).toBeLessThanOrEqual(periodStart(period, shiftsAt(now), now) ?? 0)
    expect(to).toBeGreaterThan(now)
    expect(to - from).toBeLessThan(72 * 3_600_000)
    expect(windowToLoad(period, now + 29 * 60_000)).toEqual({ from, to })
  },
)

describe('what is known of a shift', () => {
  const parts = (heard: Heard) =>
    shiftTimes(calendarOf('00:00'), { from: at('05:00'), to: at('15:00') }, heard).map(({ shift, from, to, known }) => [
      shift,
      (from - at('00:00')) / 3_600_000,
      (to - at('00:00')) / 3_600_000,
      known,
    ])

  test('every stretch of the period is there, unplanned time too, and a shift keeps its own start', () =>
    expect(parts(always)).toEqual([
      [0, 0, 6, true],
      [1, 6, 14, true],
      [2, 14, 15, true],
    ]))

  test('before the first and after the last word of a machine nothing is known', () =>
    expect(parts({ from: at('07:00'), until: at('14:30'), hasFigures: () => false })).toEqual([
      [0, 0, 6, false],
      [1, 6, 7, false],
      [1, 7, 14, true],
      [2, 14, 14.5, true],
      [2, 14.5, 15, false],
    ]))

  test('figures that were brought along tell of a shift that ended before the first word, not of the one it fell into', () => {
    const brought = { ...always, hasFigures: () => true }
    expect(parts({ ...brought, from: at('14:30') }).map((part) => part[3])).toEqual([true, true, false, true])
    expect(parts({ ...brought, from: at('14:00') }).map((part) => part[3])).toEqual([true, true, true])
  })

  test('of a machine that was never heard of nothing is known', () =>
    expect(parts({ ...always, from: Number.POSITIVE_INFINITY }).map((part) => part[3])).toEqual([false, false, false]))
})

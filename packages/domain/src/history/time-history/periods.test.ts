import { describe, expect, test } from 'vitest'
import { compileCalendar } from '../../ground/calendar.ts'
import {
  type PictureTime,
  periodStart,
  REFRESH_SECONDS,
  refreshSeconds,
  rowSpan,
  timeHistoryPeriods,
  timeKey,
  windowToLoad,
} from './periods.ts'
import { type Heard, shiftTimes } from './shift-times.ts'

const at = (time: string, day = '10') => Date.parse(`2026-06-${day}T${time}:00Z`)
const zone = 'UTC'
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
  shiftTimes(calendarOf(day_start), windowToLoad('today', { now, zone }), always)

test('D-LIMIT-36 the periods are shift, today and the last 8, 24 and 48 hours', () => {
  expect(timeHistoryPeriods).toEqual(['shift', 'today', 'h8', 'h24', 'h48'])
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
    const { from, to } = windowToLoad(period, { now, zone })
    expect([from % 3_600_000, to % 3_600_000]).toEqual([0, 0])
    expect(from).toBeLessThanOrEqual(periodStart(period, shiftsAt(now), now) ?? 0)
    expect(to).toBeGreaterThan(now)
    expect(to - from).toBeLessThan(72 * 3_600_000)
    expect(windowToLoad(period, { now: now + 29 * 60_000, zone })).toEqual({ from, to })
  },
)

describe('T-LOOK-80 a day or a shift of the past', () => {
  const now = at('16:30', '12')
  const pieces = (from: string, to: string, day_start: string) =>
    shiftTimes(calendarOf(day_start), { from: at('00:00', from), to: at('00:00', to) }, always)
  const late = { day: '2026-06-10', shift: { shift: 2, from: at('14:00'), to: at('22:00') } }
  const spanAt = (time: PictureTime, on: { now?: number; day_start?: string } = {}) =>
    rowSpan(time, pieces('09', '13', on.day_start ?? '00:00'), { now: on.now ?? now, zone })

  test.each([
    ['a day is that of the calendar', { day: '2026-06-10' }, {}, at('00:00'), at('00:00', '11')],
    ['a day may begin at six', { day: '2026-06-10' }, { day_start: '06:00' }, at('06:00'), at('06:00', '11')],
    ['a shift has its own hours', late, {}, at('14:00'), at('22:00')],
    ['what goes on ends now', late, { now: at('15:00') }, at('14:00'), at('15:00')],
  ] as const)('%s', (_, time, on, from, to) => expect(spanAt(time, on)).toEqual({ from, to }))

  test('a machine without that shift shows what it did while others had it', () => {
    const night = { day: '2026-06-10', shift: { shift: 3, from: at('22:00'), to: at('23:00') } }
    expect(spanAt(night)).toEqual({ from: at('22:00'), to: at('23:00') })
  })

  test('of what was not loaded nothing is told', () => {
    const short = { day: '2026-06-10', shift: { shift: 2, from: at('18:00'), to: at('19:00') } }
    expect(spanAt(short)).toEqual({ from: at('16:00'), to: at('21:00') })
  })

  test('before it began, and without a calendar, there is no row', () => {
    expect(spanAt(late, { now: at('13:00') })).toBeUndefined()
    expect(rowSpan({ day: '2026-06-10' }, [], { now, zone })).toBeUndefined()
  })

  test('it is asked for at once, and never more than the server answers', () => {
    const hours = (time: PictureTime, asked: number) => {
      const { from, to } = windowToLoad(time, { now: asked, zone: 'Europe/Stockholm' })
      return (to - from) / 3_600_000
    }
    const october = Date.parse('2026-11-18T12:00:00Z')
    expect(hours({ day: '2026-10-24' }, october)).toBe(49)
    expect(hours(late, now)).toBe(12)
    expect(hours({ day: '2026-06-12' }, at('16:30', '12'))).toBe(19)
    expect(hours({ day: '2026-06-14' }, now)).toBe(1)
  })

  test('it is the same question only for the same day and shift', () => {
    const other = { day: '2026-06-10', shift: { ...late.shift, shift: 1 } }
    const keys = [late, other, { day: '2026-06-10' }, { day: '2026-06-09' }, 'h8' as const].map(timeKey)
    expect(new Set(keys).size).toBe(5)
    expect(timeKey({ ...late, shift: { ...late.shift, from: 0 } })).toBe(timeKey(late))
  })
})

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

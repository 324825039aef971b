import { describe, expect, test } from 'vitest'
import { besidePeriod, comparedDays, daysOfPeriod, namedPeriod, periodText, readPeriod, weekStart } from './period.ts'

// A Wednesday.
const plant = { today: '2026-11-18', weekBegins: 'monday' } as const
const american = { ...plant, weekBegins: 'sunday' } as const
const read = (text: string) => readPeriod(text) ?? expect.fail(`${text} is no period`)

test.each(['today', 'last-shift', '8h', '24h', '48h', '2026-11-16', '2026-11-10..2026-11-16', '2026-11-16/2'])(
  'T-LOOK-60 %s is written as it is read',
  (text) => expect(periodText(read(text))).toBe(text),
)

test.each([
  ['h8', '8h'],
  ['h24', '24h'],
  ['h48', '48h'],
])('T-LOOK-80 an address of before says %s and is read as %s', (before, now) => {
  expect(periodText(read(before))).toBe(now)
})

test.each([undefined, '', 'soon', '2026-02-30', '2026-11-10..', '2026-11-16/0', '2026-11-16/200', '2026-02-30/1'])(
  'T-LOOK-60 %s is no period',
  (text) => expect(readPeriod(text)).toBeUndefined(),
)

test.each([
  ['today', plant, '2026-11-18', '2026-11-18'],
  ['yesterday', plant, '2026-11-17', '2026-11-17'],
  ['this-week', plant, '2026-11-16', '2026-11-18'],
  ['this-week', american, '2026-11-15', '2026-11-18'],
  ['last-week', plant, '2026-11-09', '2026-11-15'],
  ['last-week', american, '2026-11-08', '2026-11-14'],
  ['7-days', plant, '2026-11-12', '2026-11-18'],
  ['30-days', plant, '2026-10-20', '2026-11-18'],
  ['90-days', plant, '2026-08-21', '2026-11-18'],
  ['this-month', plant, '2026-11-01', '2026-11-18'],
  ['last-month', plant, '2026-10-01', '2026-10-31'],
  ['this-year', plant, '2026-01-01', '2026-11-18'],
  ['last-year', plant, '2025-01-01', '2025-12-31'],
  ['1-year', plant, '2025-11-18', '2026-11-18'],
  ['2-years', plant, '2024-11-18', '2026-11-18'],
  ['2026-11-10..2026-11-16', plant, '2026-11-10', '2026-11-16'],
] as const)('T-LOOK-60 %s of %o is %s to %s', (text, days, start, end) => {
  expect(daysOfPeriod(read(text), days)).toEqual({ start, end })
})

test.each(['shift', 'last-shift', '8h', '24h', '48h', '2026-11-16/2'])('T-LOOK-60 %s is shorter than a day', (text) => {
  expect(daysOfPeriod(read(text), plant)).toBeNull()
})

describe('T-LOOK-61 a step', () => {
  test.each([
    ['today', 'yesterday', undefined],
    ['yesterday', '2026-11-16', 'today'],
    ['2026-11-16', '2026-11-15', 'yesterday'],
    ['this-week', 'last-week', undefined],
    ['last-week', '2026-11-02..2026-11-08', 'this-week'],
    ['7-days', '2026-11-05..2026-11-11', undefined],
    ['2026-11-05..2026-11-11', '2026-10-29..2026-11-04', '7-days'],
    ['30-days', '2026-09-20..2026-10-19', undefined],
    ['this-month', 'last-month', undefined],
    ['last-month', '2026-09-01..2026-09-30', 'this-month'],
    ['2026-02-01..2026-02-28', '2026-01-01..2026-01-31', '2026-03-01..2026-03-31'],
    ['this-year', 'last-year', undefined],
    ['last-year', '2024-01-01..2024-12-31', 'this-year'],
    // Less than a period is left up to the day that runs: the step ends with it.
    ['2026-11-14..2026-11-16', '2026-11-11..2026-11-13', '2026-11-16..2026-11-18'],
    ['shift', undefined, undefined],
  ] as const)('from %s back to %s, on to %s', (text, before, after) => {
    const stepped = ([-1, 1] as const).map((by) => besidePeriod(read(text), by, plant))
    expect(stepped.map((one) => one && periodText(one))).toEqual([before, after])
  })

  test('goes by the weeks of the company', () => {
    const before = besidePeriod(namedPeriod('last-week'), -1, american)
    expect(before && periodText(before)).toBe('2026-11-01..2026-11-07')
  })
})

test.each([
  ['today', '2026-11-17', '2026-11-17'],
  ['this-week', '2026-11-09', '2026-11-11'],
  ['last-week', '2026-11-02', '2026-11-08'],
  ['7-days', '2026-11-05', '2026-11-11'],
  ['this-month', '2026-10-01', '2026-10-18'],
  ['last-month', '2026-09-01', '2026-09-30'],
  ['2026-11-14..2026-11-16', '2026-11-11', '2026-11-13'],
] as const)('T-LOOK-62 %s is compared with %s to %s', (text, start, end) => {
  expect(comparedDays(read(text), plant)).toEqual({ start, end })
})

test('T-LOOK-62 a month longer than the one before it is compared with all of that', () => {
  const march = { today: '2026-03-31', weekBegins: 'monday' } as const
  expect(comparedDays(namedPeriod('this-month'), march)).toEqual({ start: '2026-02-01', end: '2026-02-28' })
})

test.each([
  ['2026-11-15', 'monday', '2026-11-09'],
  ['2026-11-15', 'sunday', '2026-11-15'],
  ['2026-11-16', 'monday', '2026-11-16'],
  ['2026-11-16', 'sunday', '2026-11-15'],
] as const)('T-LOOK-60 the week of %s that begins on %s begins on %s', (day, begins, start) => {
  expect(weekStart(day, begins)).toBe(start)
})

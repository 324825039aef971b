import { expect, test } from 'vitest'
import { localDate } from '../zone-time.ts'
import { customProblem, DEFAULT_HORIZON, type Horizon, horizonRange, horizons } from './horizons.ts'

test('W-STAT-10 the horizons on offer, in their order', () => {
  expect(horizons.join(', ')).toBe(
    '2 years, last year, 1 year, this year, 120 days, 90 days, 60 days, 2 months, last month, 30 days, this month, ' +
      '14 days, last 2 weeks, last week, this week, custom',
  )
})

test('W-STAT-11 the default is one year, from one year back to today', () => {
  expect(DEFAULT_HORIZON).toBe('1 year')
  expect(horizonRange('1 year', '2026-05-20')).toEqual({ start: '2025-05-20', end: '2026-05-20' })
})

type Row = [Exclude<Horizon, 'custom'>, string, string, string]

// 2026-05-20 is a Wednesday, 2027-01-01 a Friday.
test.each<Row>([
  ['2 years', '2026-05-20', '2024-05-20', '2026-05-20'],
  ['last year', '2026-05-20', '2025-01-01', '2025-12-31'],
  ['this year', '2026-05-20', '2026-01-01', '2026-05-20'],
  ['120 days', '2026-05-20', '2026-01-21', '2026-05-20'],
  ['90 days', '2026-05-20', '2026-02-20', '2026-05-20'],
  ['60 days', '2026-05-20', '2026-03-22', '2026-05-20'],
  ['2 months', '2026-05-20', '2026-03-20', '2026-05-20'],
  ['last month', '2026-05-20', '2026-04-01', '2026-04-30'],
  ['30 days', '2026-05-20', '2026-04-21', '2026-05-20'],
  ['this month', '2026-05-20', '2026-05-01', '2026-05-20'],
  ['14 days', '2026-05-20', '2026-05-07', '2026-05-20'],
  ['last 2 weeks', '2026-05-20', '2026-05-04', '2026-05-17'],
  ['last week', '2026-05-20', '2026-05-11', '2026-05-17'],
  ['this week', '2026-05-20', '2026-05-18', '2026-05-20'],
  ['last month', '2027-01-01', '2026-12-01', '2026-12-31'],
  ['last week', '2027-01-01', '2026-12-21', '2026-12-27'],
  ['this week', '2027-01-01', '2026-12-28', '2027-01-01'],
  ['this year', '2027-01-01', '2027-01-01', '2027-01-01'],
  ['this week', '2026-05-18', '2026-05-18', '2026-05-18'],
  ['last week', '2026-05-17', '2026-05-04', '2026-05-10'],
  ['1 year', '2024-02-29', '2023-02-28', '2024-02-29'],
  ['2 months', '2026-04-30', '2026-02-28', '2026-04-30'],
])('W-STAT-12-X “%s” on %s reaches from %s to %s', (horizon, today, start, end) => {
  expect(horizonRange(horizon, today)).toEqual({ start, end })
})

test('W-STAT-12-X today is the plant’s: at New Year the old year is over there and not yet elsewhere', () => {
  const at = Date.parse('2026-12-31T23:30:00Z')
  expect(horizonRange('this year', localDate(at, 'Europe/Stockholm')).start).toBe('2027-01-01')
  expect(horizonRange('this year', localDate(at, 'Europe/London')).start).toBe('2026-01-01')
})

test.each([
  ['a range inside three years', '2023-05-20', '2026-05-20', null],
  ['one day', '2026-05-20', '2026-05-20', null],
  ['one day too far back', '2023-05-19', '2026-05-20', 'too-far-back'],
  ['start after end', '2026-05-20', '2026-05-19', 'start-after-end'],
  ['no end', '2026-05-20', '', 'date-missing'],
  ['a date that does not exist', '2026-02-30', '2026-05-20', 'date-missing'],
])('W-STAT-12-X custom: %s', (_what, start, end, problem) => {
  expect(customProblem({ start, end }, '2026-05-20')).toBe(problem)
})

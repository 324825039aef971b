import { expect, test } from 'vitest'
import { historyWindow, type PeriodOptions, periodKey, reportPeriods } from './periods.ts'

const weeks: PeriodOptions = { period: 'week_number' }
const days: PeriodOptions = { period: 'trans_date' }
const keys = (today: string, options: PeriodOptions) => reportPeriods(today, options).map(({ key }) => key)

test('D-STAT-09 periods are weeks or days, 12 by default', () => {
  expect(keys('2026-06-10', weeks)).toHaveLength(12)
  expect(keys('2026-06-10', weeks).slice(-2)).toEqual(['202623', '202624'])
  expect(keys('2026-06-10', days)).toHaveLength(12)
  expect(keys('2026-06-10', days).slice(-2)).toEqual(['2026-06-09', '2026-06-10'])
  expect(keys('2026-06-10', { ...days, amountOfPeriods: 3 })).toHaveLength(3)
})

test.each([
  ['weeks: 7 × 12 days', weeks, '2026-03-23', '2026-06-14'],
  ['two weeks', { ...weeks, amountOfPeriods: 2 }, '2026-06-01', '2026-06-14'],
  ['days: one per period', days, '2026-05-30', '2026-06-10'],
])('D-STAT-22 D-STAT-26 the window of %s', (_what, options, start, end) => {
  expect(historyWindow('2026-06-10', options)).toEqual({ start, end })
})

test('D-STAT-22 a week over New Year is loaded whole', () => {
  const window = historyWindow('2026-12-31', { ...weeks, amountOfPeriods: 1 })
  expect(window).toEqual({ start: '2026-12-28', end: '2027-01-03' })
})

test.each([
  ['a week', '2024-02-01', { ...weeks, amountOfPeriods: 1 }, '05'],
  ['a day', '2024-01-15', { ...days, amountOfPeriods: 1 }, '01-15'],
])('D-STAT-24 D-STAT-25-X the label of %s', (_what, today, options, w) => {
  expect(reportPeriods(today, options)[0]?.w).toBe(w)
})

test.each([
  ['weeks', '2027-01-05', { ...weeks, amountOfPeriods: 3 }, ['52', '53', '01'], ['2026', null, '2027']],
  ['days', '2027-01-01', { ...days, amountOfPeriods: 2 }, ['12-31', '01-01'], ['2026', '2027']],
  ['no New Year, no year', '2026-06-10', { ...weeks, amountOfPeriods: 2 }, ['23', '24'], [null, null]],
])('D-STAT-25-X a graph crossing New Year shows each year once: %s', (_what, today, options, labels, years) => {
  const periods = reportPeriods(today, options)
  expect(periods.map(({ w }) => w)).toEqual(labels)
  expect(periods.map(({ year }) => year)).toEqual(years)
})

test.each([
  ['the delivered week counts', '202601', '2026-06-10', weeks, '202601'],
  ['without one the ISO week is computed', '', '2027-01-01', weeks, '202653'],
  ['weeks from 1 January as an option', '202653', '2027-01-01', { ...weeks, weekMode: 'january1' }, '202701'],
  ['the eighth of January is in their second week', '', '2027-01-08', { ...weeks, weekMode: 'january1' }, '202702'],
  ['days go by date', '202653', '2027-01-01', days, '2027-01-01'],
] as const)('D-STAT-27-B %s', (_what, week_number, trans_date, options, key) => {
  expect(periodKey({ week_number, trans_date }, options)).toBe(key)
})

test('D-STAT-27-B weeks from 1 January end with the year', () => {
  const options: PeriodOptions = { ...weeks, weekMode: 'january1', amountOfPeriods: 3 }
  expect(keys('2027-01-02', options)).toEqual(['202652', '202653', '202701'])
  expect(historyWindow('2026-12-31', { ...options, amountOfPeriods: 1 })).toEqual({
    start: '2026-12-31',
    end: '2026-12-31',
  })
})

test('D-STAT-28-X only the last period is current', () => {
  expect(reportPeriods('2026-06-10', { ...weeks, amountOfPeriods: 3 }).map(({ current }) => current)).toEqual([
    false,
    false,
    true,
  ])
})

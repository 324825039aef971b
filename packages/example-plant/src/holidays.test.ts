import { expect, test } from 'vitest'
import { americanHolidays, easterSunday, majorSwedishHolidays, swedishHolidays } from './holidays.ts'

test.each([
  [2023, '2023-04-09'],
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2028, '2028-04-16'],
  [2038, '2038-04-25'],
])('Easter of %i', (year, date) => {
  expect(easterSunday(year)).toBe(date)
})

test.each([
  ['Good Friday', '2026-04-03'],
  ['Easter Monday', '2026-04-06'],
  ['Ascension', '2026-05-14'],
  ['Pentecost', '2026-05-24'],
  ['National Day', '2026-06-06'],
  ["Midsummer's Eve", '2026-06-19'],
  ["Midsummer's Day", '2026-06-20'],
  ["All Saints' Day", '2026-10-31'],
  ['Christmas Eve', '2026-12-24'],
])('%s is free in Sweden', (_name, date) => {
  expect(swedishHolidays(2026)).toContain(date)
})

test('a continuous line stands still only on the great holidays', () => {
  const all = new Set(swedishHolidays(2026))
  expect(majorSwedishHolidays(2026).filter((date) => !all.has(date))).toEqual([])
  expect(majorSwedishHolidays(2026)).toHaveLength(6)
})

test('Thanksgiving is the fourth Thursday of November', () => {
  expect(americanHolidays(2026)).toContain('2026-11-26')
})

import { expect, test } from 'vitest'
import { addDays, addMonths, dayOfWeek, isDay, isoWeek, mondayOf, plantHour } from './dates.ts'

test.each([
  ['a Thursday, the first of the year', '2026-01-01', '202601'],
  ['a Friday that still belongs to the old year', '2027-01-01', '202653'],
  ['a Sunday that still belongs to the old year', '2023-01-01', '202252'],
  ['a Monday that already belongs to the new year', '2024-12-30', '202501'],
  ['the last Sunday before it', '2024-12-29', '202452'],
  ['an ordinary week below ten', '2024-02-01', '202405'],
])('W-ENTITY-25-C week_number is YYYYWW by ISO 8601: %s', (_what, day, week) => {
  expect(isoWeek(day)).toBe(week)
})

test.each([
  ['2026-06-14', 1],
  ['2026-06-15', 2],
  ['2026-06-20', 7],
])('W-ENTITY-23 the weekday of %s is %i, Sunday being 1', (day, weekday) => {
  expect(dayOfWeek(day)).toBe(weekday)
})

test.each([
  ['before the clock goes forward', '2026-03-29T00:30:00Z', 1],
  ['after it, the hour 2 is missing', '2026-03-29T01:00:00Z', 3],
  ['the hour that comes twice, first time', '2026-10-25T00:30:00Z', 2],
  ['the hour that comes twice, second time', '2026-10-25T01:30:00Z', 2],
  ['midnight is 0 and not 24', '2026-06-09T22:00:00Z', 0],
])('W-ENTITY-24-X the hour of the day is the one on the plant’s clock: %s', (_what, at, hour) => {
  expect(plantHour(Date.parse(at), 'Europe/Stockholm')).toBe(hour)
})

test('days and months are counted over leap days, month ends and New Year', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
  expect(addDays('2026-03-29', 1)).toBe('2026-03-30')
  expect(addMonths('2026-04-30', -2)).toBe('2026-02-28')
  expect(addMonths('2024-02-29', -12)).toBe('2023-02-28')
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15')
  expect(mondayOf('2027-01-03')).toBe('2026-12-28')
})

test.each([
  ['2026-02-28', true],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['2026-2-3', false],
  ['', false],
])('“%s” is a date: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected)
})

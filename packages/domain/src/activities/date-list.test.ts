import { expect, test } from 'vitest'
import { MOST_DATES, typedDate, wantedDates, withDate } from './date-list.ts'

const full = Array.from({ length: MOST_DATES }, (_, index) => index * 10)

test.each<[string, number[], number, number[] | null]>([
  ['the first', [], 5, [5]],
  ['sorted, whatever comes first', [20, 40], 30, [20, 30, 40]],
  ['each once', [20, 40], 40, [20, 40]],
  ['the 30th', full.slice(0, 29), 285, [...full.slice(0, 29), 285]],
  ['the 31st is refused', full, 5, null],
  ['one of 30 again is no 31st', full, 20, full],
])('W-VALID-47-X a date is added: %s', (_what, dates, date, expected) =>
  expect(withDate(dates, date)).toEqual(expected),
)

test('W-VALID-46 there is at least one date and at most 30', () => {
  expect(wantedDates([])).toEqual([null])
  expect(wantedDates(full)).toHaveLength(30)
  expect(withDate(full, 1)).toBeNull()
})

test.each([
  ['2026-06-12T08:00', '2026-06-12T06:00:00Z'],
  ['2026-01-12T08:00', '2026-01-12T07:00:00Z'],
  ['2026-06-12T08:30:00', '2026-06-12T06:30:00Z'],
  ['2026-02-30T08:00', null],
  ['2026-06-12', null],
  ['', null],
])('T-PLANT-197 the date %j is meant on the plant’s clock', (typed, at) =>
  expect(typedDate(typed, 'Europe/Stockholm')).toBe(at && Date.parse(at)),
)

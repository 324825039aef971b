import { expect, test } from 'vitest'
import { MOST_DATES, wantedDates, withDate } from './date-list.ts'

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

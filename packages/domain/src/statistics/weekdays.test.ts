import { expect, test } from 'vitest'
import { perWeekday, weekdayOrder } from './weekdays.ts'

test('W-STAT-06 weekday lists start on Monday', () => {
  expect(weekdayOrder).toEqual([2, 3, 4, 5, 6, 7, 1])
})

test('W-STAT-06 sums come in that order, a weekday without records is 0', () => {
  const records = [
    { day_of_week: 1, scrap_qty: 4 },
    { day_of_week: 2, scrap_qty: 0.1 },
    { day_of_week: 2, scrap_qty: 0.2 },
  ]
  expect(perWeekday(records).map(({ day_of_week, qty }) => [day_of_week, qty])).toEqual([
    [2, 0.3],
    [3, 0],
    [4, 0],
    [5, 0],
    [6, 0],
    [7, 0],
    [1, 4],
  ])
})

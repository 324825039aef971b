import { expect, test } from 'vitest'
import { weekdayOrder } from './weekdays.ts'

test('W-STAT-06 weekday lists start on Monday', () => {
  expect(weekdayOrder).toEqual([2, 3, 4, 5, 6, 7, 1])
})

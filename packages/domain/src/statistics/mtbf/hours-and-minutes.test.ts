import { expect, test } from 'vitest'
import { hoursAndMinutes } from './hours-and-minutes.ts'

test.each([
  [0, '0 h 00 min'],
  [3580, '1 h 00 min'],
  [3900, '1 h 05 min'],
  [360_000, '100 h 00 min'],
])('D-STAT-17 D-STAT-18-X %i s are %s', (seconds, text) => {
  expect(hoursAndMinutes(seconds)).toBe(text)
})

test('D-STAT-16-B a figure that does not exist is printed as -', () => {
  expect(hoursAndMinutes(null)).toBe('-')
})

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

test('T-PLANT-342 thousands of hours are grouped as every other number', () => {
  expect(hoursAndMinutes(68_203_140, (hours) => hours.toLocaleString('en-GB'))).toBe('18,945 h 19 min')
})

test('D-STAT-16-B a figure that does not exist is printed as -', () => {
  expect(hoursAndMinutes(null)).toBe('-')
})

import { expect, test } from 'vitest'
import { isAbove, isBelow, lightColour } from './light.ts'

test.each([
  [0, 'green'],
  [1, 'yellow'],
  [2, 'red'],
] as const)('W-STATE-22 state %i is %s', (light, colour) => {
  expect(lightColour(light)).toBe(colour)
})

test.each([
  [85.00001, 85, true],
  [85, 85, false],
  // 0.85 * 100 as a float.
  [85.000_000_000_000_01, 85, false],
  [84.99999, 85, false],
])('W-STATE-33-X %d is above %d: %s', (value, limit, above) => {
  expect(isAbove(value, limit)).toBe(above)
  expect(isBelow(limit, value)).toBe(above)
})

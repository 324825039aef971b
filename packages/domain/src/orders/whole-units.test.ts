import { expect, test } from 'vitest'
import { wholeUnits } from './whole-units.ts'

test.each([
  ['a fraction', 112.4, 113],
  ['a small fraction', 112.001, 113],
  ['a whole number', 112, 112],
  ['the noise of a float', 0.1 * 3 * 10, 3],
  ['nothing', 0, 0],
  ['what a sum of floats adds', 112 + 4e-10, 112],
  ['less than a hair of a correction', -1e-12, 0],
  ['a correction undoes what was booked', -112.4, -113],
])('T-PLANT-08 a quantity in an integer unit becomes the next whole number: %s', (_what, quantity, whole) => {
  expect(wholeUnits(quantity, { integer_unit: 1 })).toBe(whole)
})

test('T-PLANT-08 other units keep their fractions', () => {
  expect(wholeUnits(112.4, { integer_unit: 0 })).toBe(112.4)
})

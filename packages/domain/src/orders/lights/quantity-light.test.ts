import { expect, test } from 'vitest'
import { quantityLight } from './quantity-light.ts'

test.each([
  ['delivered exactly', 100, 100, 0],
  ['a ratio below 1.1', 100, 109, 1],
  ['a ratio of 1.1', 100, 110, 2],
  // 3.3 / 3 is 1.0999999999999999 as a float.
  ['a ratio of 1.1 in fractions', 3, 3.3, 2],
  ['far too much', 100, 250, 2],
])('W-STATE-24 %s: planned %d, on pallets %d is %i', (_what, planned, total, light) => {
  expect(quantityLight(planned, total)).toBe(light)
})

test.each([
  ['under-delivery is yellow', 100, 40, 1],
  ['nothing delivered yet is under-delivery', 100, 0, 1],
  ['also of a single piece', 1, 0, 1],
  ['nothing planned, nothing delivered', 0, 0, 0],
  ['nothing planned, something delivered', 0, 1, 2],
])('W-STATE-25-X %s', (_what, planned, total, light) => {
  expect(quantityLight(planned, total)).toBe(light)
})

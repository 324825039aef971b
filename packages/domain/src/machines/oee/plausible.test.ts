import { expect, test } from 'vitest'
import { isImplausible } from './plausible.ts'

test.each([
  [null, false],
  [0, false],
  [112, false],
  [150, false],
  [150.1, true],
  [2_088, true],
])('T-PLANT-300 %s percent is more than a machine can make: %s', (percent, expected) =>
  expect(isImplausible(percent)).toBe(expected),
)

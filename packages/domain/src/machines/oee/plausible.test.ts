import { expect, test } from 'vitest'
import { implausibleFigure, isImplausible } from './plausible.ts'

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

test.each([
  [null, null, undefined],
  [112, 98, undefined],
  [610, 580, 'too-fast'],
  [610, 90, 'too-fast'],
  // No speed is known, and yet there is more than can be.
  [null, 160, 'too-much'],
] as const)('T-LOOK-65 a performance of %s with an OEE of %s: %s', (a_percent, oee, said) => {
  expect(implausibleFigure({ a_percent, oee })).toBe(said)
})

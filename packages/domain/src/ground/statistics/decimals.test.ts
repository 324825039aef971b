import { expect, test } from 'vitest'
import { exact, toDecimals } from './decimals.ts'

test.each([
  ['half away from zero', 1.005, 2, 1.01],
  ['a correction undoes its booking', -2.5, 0, -3],
  ['nothing is not minus nothing', -0.001, 2, 0],
  ['whole numbers stay', 12, 3, 12],
])('T-PLANT-08 %s: %d to %i decimals', (_what, value, decimals, rounded) =>
  expect(toDecimals(value, decimals)).toBe(rounded),
)

test.each([
  ['the noise of floats goes', 0.1 + 0.2, 0.3],
  ['a millionth stays', 0.000001, 0.000001],
  ['less than half of it goes', 0.0000004, 0],
  ['and on the other side of zero', 0.3 - 0.1 - 0.2, 0],
])('%s', (_what, value, kept) => expect(exact(value)).toBe(kept))

import { expect, test } from 'vitest'
import { cavityShares } from './cavity-shares.ts'

test.each([
  [100, 4, [25, 25, 25, 25]],
  [10, 4, [3, 3, 2, 2]],
  [2, 3, [1, 1, 0]],
  [2.9, 2, [1, 1]],
  [0, 2, [0, 0]],
  [Number.NaN, 2, [0, 0]],
])('W-STEP-40-X %i pieces over %i cavities', (quantity, cavities, made) =>
  expect(cavityShares(quantity, cavities)).toEqual(made.map((prodquantity) => ({ prodquantity, scrapquantity: 0 }))),
)

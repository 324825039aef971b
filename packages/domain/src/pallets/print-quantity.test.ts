import { expect, test } from 'vitest'
import { flagQuantities, isPrintBlocked, isPrintQuantity } from './print-quantity.ts'

test.each([
  [999, false],
  [1000, true],
  [1500, true],
  [2000, true],
  [2001, false],
])('T-VALID-05 %i pieces of a planned 1000 may be printed: %s', (quantity, may) =>
  expect(isPrintQuantity(quantity, 1000)).toBe(may),
)

test.each([
  [1000, 400, [400, 400, 200]],
  [1200, 400, [400, 400, 400]],
  [1001, 400, [400, 400, 201]],
  [1000, 0, [1000]],
  [1000, 5000, [1000]],
])('%i pieces in packs of %i', (quantity, pack_qty, flags) =>
  expect(flagQuantities(quantity, { planned_op_qty: 1000, pack_qty })).toEqual(flags),
)

test('T-VALID-05 an order of nothing has no flag; one piece has one', () => {
  expect(isPrintQuantity(0, 0)).toBe(false)
  expect(isPrintQuantity(1, 1)).toBe(true)
})

test('T-VALID-05 500 flags are printed at once, not one more', () => {
  const flags = (planned_op_qty: number) => flagQuantities(planned_op_qty, { planned_op_qty, pack_qty: 1 })
  expect(flags(500)).toHaveLength(500)
  expect(flags(501)).toEqual({ refusal: 'too-many-flags', values: { count: 501, max: 500 } })
})

test('T-VALID-05 outside of it nothing is printed, and nobody prints more flags than a roll has', () => {
  expect(flagQuantities(2001, { planned_op_qty: 1000, pack_qty: 400 })).toEqual({
    refusal: 'print-quantity-outside',
    values: { min: 1000, max: 2000 },
  })
  expect(flagQuantities(1000, { planned_op_qty: 1000, pack_qty: 1 })).toMatchObject({ refusal: 'too-many-flags' })
})

test.each([
  [1, true],
  ['1', true],
  [' 1 ', true],
  ['0', false],
  ['', false],
  ['11', false],
])('T-VALID-14-C other_info_8 %j blocks printing: %s', (other_info_8, blocked) =>
  expect(isPrintBlocked({ other_info_8 })).toBe(blocked),
)

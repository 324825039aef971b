import { expect, test } from 'vitest'
import { leftToMake } from './left-to-make.ts'

test('T-PLANT-260 nothing is left to make of a cancelled card; what was made above the order stays told', () => {
  const left = (planned_op_qty: number, card_good_qty: number, cancelled: 0 | 1) =>
    leftToMake({ planned_op_qty, card_good_qty, cancelled })
  expect(left(100, 30, 0)).toBe(70)
  expect(left(100, 130, 0)).toBe(-30)
  expect(left(100, 30, 1)).toBe(0)
  expect(left(100, 0, 1)).toBe(0)
  expect(left(100, 130, 1)).toBe(-30)
})

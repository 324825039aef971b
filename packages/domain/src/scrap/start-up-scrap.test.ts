import { expect, test } from 'vitest'
import { startUpLimits, startUpScrap } from './start-up-scrap.ts'

const order = { card_good_qty: 80, planned_op_qty: 1000 }

test.each([
  ['5 % of 1000', 5, 30, 50],
  ['2 % of 1000', 2, 60, 20],
])(
  'W-VALID-36 the minimum is the good quantity minus the maximum start-up scrap: %s',
  (_what, percent, minimum, max) => {
    expect(startUpLimits(order, percent)).toEqual({ minimum, max_scrap: max })
  },
)

test('W-VALID-37 the maximum is a percent of the work-order quantity, without a setting the whole good quantity', () => {
  expect(startUpLimits(order, 3).max_scrap).toBe(30)
  expect(startUpLimits(order, null).max_scrap).toBe(80)
})

test.each([
  ['more than was made: the minimum is 0, not negative', order, 50, 0, 80],
  ['rounded down to whole pieces', { card_good_qty: 80, planned_op_qty: 150 }, 5, 73, 7],
  ['8.2 % of 1500 are 123', { card_good_qty: 200, planned_op_qty: 1500 }, 8.2, 77, 123],
  ['0 is a configured 0 percent', order, 0, 80, 0],
  ['and so is the text 0', order, '0', 80, 0],
  ['empty is not configured', order, '', 0, 80],
  ['a word is not configured', order, 'much', 0, 80],
  ['null is not configured', order, null, 0, 80],
  ['nothing made yet', { ...order, card_good_qty: 0 }, 5, 0, 0],
])('W-VALID-38-X %s', (_what, given, configured, minimum, max_scrap) => {
  expect(startUpLimits(given, configured)).toEqual({ minimum, max_scrap })
})

test.each([
  ['the minimum itself passes', 75, null, 5],
  ['below it', 74, 'below-minimum', 6],
  ['all good', 80, null, 0],
  ['more than was counted', 81, 'above-good', -1],
  ['nothing entered', null, 'no-value', 0],
  ['no number', Number.NaN, 'no-value', 0],
])('a quantity of 80 with 5 start-up scrap allowed: %s', (_what, sf61_qty, problem, scrap_qty) => {
  expect(startUpScrap(order, 0.5, sf61_qty)).toEqual({ problem, scrap_qty, max_scrap: 5 })
})

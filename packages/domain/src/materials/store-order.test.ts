import { expect, test } from 'vitest'
import { presetQuantity, remainingNeed, storeProblem } from './store-order.ts'

const need = { material_no: 'PP-1', planned: 100, used: 30.5, balance: 40 }

test('T-PANEL-24-X what is still needed is preset for an order, what there is for a return', () => {
  expect(remainingNeed(need)).toBe(69.5)
  expect(remainingNeed({ planned: 10, used: 12 })).toBe(0)
  expect(presetQuantity(need, 'order')).toBe(69.5)
  expect(presetQuantity(need, 'give-back')).toBe(40)
})

test.each([
  ['order', 0, 'material-quantity'],
  ['order', -1, 'material-quantity'],
  ['order', Number.NaN, 'material-quantity'],
  ['order', 500, undefined],
  ['order', 1_000_001, 'material-quantity'],
  ['give-back', 40, undefined],
  ['give-back', 40.001, 'material-above-balance'],
] as const)('T-PANEL-24-X to %s %d is refused: %s', (action, quantity, refusal) => {
  expect(storeProblem(need, action, quantity)?.refusal).toBe(refusal)
})

import { expect, test } from 'vitest'
import { scrapCard } from './scrap-card.ts'

const machine = { special_functions: [124] }

test('W-SF-03 with SF124 the history is that of the previous operation’s card, otherwise of the own one', () => {
  const order = { card_no: '1002', prev_op_card_no: '1001' }
  expect(scrapCard(machine, order)).toEqual({ card_no: '1001', noPreviousOperation: false })
  expect(scrapCard({ special_functions: [] }, order)).toEqual({ card_no: '1002', noPreviousOperation: false })
})

test.each([[''], ['  '], [null]])(
  'W-SF-04-X without a previous card (%j) the own one is used, with a notice',
  (prev) => {
    const order = { card_no: '1002', prev_op_card_no: prev }
    expect(scrapCard(machine, order)).toEqual({ card_no: '1002', noPreviousOperation: true })
    expect(scrapCard({ special_functions: [] }, order).noPreviousOperation).toBe(false)
  },
)

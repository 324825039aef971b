import { expect, test } from 'vitest'
import { scrapCost } from './scrap-cost.ts'

const record = (scrap_cost: number | null) => ({ scrap_cost, scrap_qty: 10 })

test.each([
  ['the cost is of the record, not per piece', [record(12.5), record(7.5)], [20, 0, true]],
  ['a record without a cost counts 0 and is counted', [record(12.5), record(null)], [12.5, 1, true]],
  ['a cost of 0 is a cost', [record(0)], [0, 0, true]],
  ['no record has a cost: unavailable', [record(null), record(null)], [0, 2, false]],
  ['no record at all: unavailable', [], [0, 0, false]],
  ['a correction gives its cost back', [record(0.3), record(-0.1)], [0.2, 0, true]],
])('W-STAT-05-X %s', (_what, records, [scrap_cost, without_cost, available]) => {
  expect(scrapCost(records)).toEqual({ scrap_cost, without_cost, available })
})

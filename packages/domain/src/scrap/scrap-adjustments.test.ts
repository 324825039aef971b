import { expect, test } from 'vitest'
import { scrapAdjustments } from './scrap-adjustments.ts'

const row = (scrap_reason: string, scrap_qty: number, adjusted_qty: number) => ({
  scrap_reason,
  scrap_qty,
  adjusted_qty,
})

test('W-STATE-10 each adjusted value is compared with its original', () => {
  expect(scrapAdjustments([row('10', 5, 8), row('20', 7, 4)]).adjustments).toEqual([
    { scrap_reason: '10', scrap_qty: 3 },
    { scrap_reason: '20', scrap_qty: -3 },
  ])
})

test('W-STATE-12-X rows without a difference are not posted', () => {
  expect(scrapAdjustments([row('10', 5, 5), row('20', 0.1 + 0.2, 0.3), row('30', 2, 3)]).adjustments).toEqual([
    { scrap_reason: '30', scrap_qty: 1 },
  ])
  expect(scrapAdjustments([row('10', 5, 5)])).toEqual({ adjustments: [], belowZero: [] })
  expect(scrapAdjustments([])).toEqual({ adjustments: [], belowZero: [] })
})

test('W-STATE-12-X all reported scrap of a reason can be taken back, and not a piece more', () => {
  expect(scrapAdjustments([row('10', 5, 0)])).toEqual({
    adjustments: [{ scrap_reason: '10', scrap_qty: -5 }],
    belowZero: [],
  })
  expect(scrapAdjustments([row('10', 5, -1), row('20', 0, 0)]).belowZero).toEqual(['10'])
})

import { expect, test } from 'vitest'
import { scrapSummation } from './scrap-summation.ts'

const reason = (scrap_reason: string, original_qty: number) => ({ scrap_reason, description: 'd', original_qty })

test('W-STEP-33-X one row per reason by code, each with its share, and the total', () =>
  expect(scrapSummation([reason('10', 1), reason('9', 3)])).toEqual({
    rows: [
      { code: '9', description: 'd', quantity: 3, share: 75 },
      { code: '10', description: 'd', quantity: 1, share: 25 },
    ],
    total: 4,
  }))

test('W-STEP-33-X a share has one decimal', () =>
  expect(scrapSummation([reason('9', 1), reason('10', 2)]).rows.map(({ share }) => share)).toEqual([33.3, 66.7]))

test('W-STEP-33-X without scrap there is no share', () => {
  expect(scrapSummation([])).toEqual({ rows: [], total: 0 })
  expect(scrapSummation([reason('9', 0)]).rows[0]?.share).toBeNull()
})

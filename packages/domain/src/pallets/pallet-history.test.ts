import { expect, test } from 'vitest'
import { palletSums } from './pallet-history.ts'

const row = (good_qty: number, status = '') => ({ good_qty, status })

test.each([
  ['nothing printed', [], 0, 1000],
  ['two flags', [row(400), row(250)], 650, 350],
  ['a cancelled one', [row(400), row(250, 'Cancelled')], 400, 600],
  ['more than planned', [row(600), row(600)], 1200, -200],
])('W-STEP-17 W-STEP-18 pallet history of a planned 1000, %s', (_what, rows, total, remainder) =>
  expect(palletSums(1000, rows)).toEqual({ total, remainder }),
)

/** The scrap of an order, one row per reason, with its share of the whole. */
import { exact, toDecimals } from '../ground/statistics/decimals.ts'
import { compareCodes } from './compare-codes.ts'

export interface SummedReason {
  readonly scrap_reason: string
  readonly description: string
  readonly original_qty: number
}

export interface SummationRow {
  readonly code: string
  readonly description: string
  readonly quantity: number
  /** Percent of all scrap; null while there is none. */
  readonly share: number | null
}

export interface Summation {
  readonly rows: readonly SummationRow[]
  readonly total: number
}

export function scrapSummation(reasons: readonly SummedReason[]): Summation {
  const total = exact(reasons.reduce((sum, { original_qty }) => sum + original_qty, 0))
  const rows = [...reasons]
    .sort((a, b) => compareCodes(a.scrap_reason, b.scrap_reason))
    .map(({ scrap_reason, description, original_qty }) => ({
      code: scrap_reason,
      description,
      quantity: original_qty,
      share: total === 0 ? null : toDecimals((original_qty / total) * 100, 1),
    }))
  return { rows, total }
}

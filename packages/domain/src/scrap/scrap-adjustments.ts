import { exact } from '../ground/statistics/decimals.ts'

/** A reason's reported scrap, and what the operator says it should be. */
export interface AdjustedScrap {
  readonly scrap_reason: string
  readonly scrap_qty: number
  readonly adjusted_qty: number
}

export interface ScrapAdjustment {
  readonly scrap_reason: string
  /** The difference that is booked; negative takes scrap back. */
  readonly scrap_qty: number
}

export interface ScrapAdjustments {
  readonly adjustments: readonly ScrapAdjustment[]
  /** Reasons that would end below 0. While there are any, nothing may be posted. */
  readonly belowZero: readonly string[]
}

/** The differences to post; with none the wizard just continues. */
export function scrapAdjustments(rows: readonly AdjustedScrap[]): ScrapAdjustments {
  return {
    adjustments: rows
      .map(({ scrap_reason, scrap_qty, adjusted_qty }) => ({
        scrap_reason,
        // Without rounding 0.3 - (0.1 + 0.2) would be posted as a difference of 5.6e-17.
        scrap_qty: exact(adjusted_qty - scrap_qty),
      }))
      .filter(({ scrap_qty }) => scrap_qty !== 0),
    belowZero: rows.filter(({ adjusted_qty }) => adjusted_qty < 0).map(({ scrap_reason }) => scrap_reason),
  }
}

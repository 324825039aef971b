import { toDecimals } from '../statistics/decimals.ts'

export interface ScrapCost {
  readonly scrap_cost: number
  /** Records without a cost count 0; the page says how many, so that nobody takes the sum for the whole truth. */
  readonly without_cost: number
  /** False: no record of the selection has a cost, the page says that data is unavailable. */
  readonly available: boolean
}

/** A record's cost is that of the whole record, never per piece: it is not multiplied by its quantity. */
export function scrapCost(records: readonly { readonly scrap_cost: number | null }[]): ScrapCost {
  const costs = records.flatMap(({ scrap_cost }) => (scrap_cost === null ? [] : [scrap_cost]))
  return {
    scrap_cost: toDecimals(
      costs.reduce((sum, cost) => sum + cost, 0),
      6,
    ),
    without_cost: records.length - costs.length,
    available: costs.length > 0,
  }
}

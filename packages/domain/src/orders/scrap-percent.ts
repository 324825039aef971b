import { exact, toDecimals } from '../ground/statistics/decimals.ts'

export interface GoodAndScrap {
  readonly good: number
  readonly scrap: number
}

export interface ScrapShares {
  readonly good_per: number | null
  readonly scrap_per: number | null
}

/**
 * Percent with two decimals; null where nothing was made, which is neither 0 % nor NaN. Scrap that is reported in a later
 * hour takes from that hour more than it made: no share is over 100 % or under 0.
 */
export function scrapShares({ good, scrap }: GoodAndScrap): ScrapShares {
  const made = good + scrap
  if (!(made > 0)) return { good_per: null, scrap_per: null }
  const share = (pieces: number) => toDecimals(Math.min(100, Math.max(0, (100 * pieces) / made)), 2)
  return { good_per: share(good), scrap_per: share(scrap) }
}

/** An aggregate's percentage comes from its summed pieces: a mean of percentages would weigh one piece like a thousand. */
export function sumGoodAndScrap(parts: readonly GoodAndScrap[]): GoodAndScrap {
  return parts.reduce((sum, { good, scrap }) => ({ good: exact(sum.good + good), scrap: exact(sum.scrap + scrap) }), {
    good: 0,
    scrap: 0,
  })
}

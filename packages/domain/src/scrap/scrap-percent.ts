import { toDecimals } from '../statistics/decimals.ts'

export interface GoodAndScrap {
  readonly good: number
  readonly scrap: number
}

export interface ScrapShares {
  readonly good_per: number | null
  readonly scrap_per: number | null
}

/** Percent with two decimals; null where nothing was made, which is neither 0 % nor NaN. */
export function scrapShares({ good, scrap }: GoodAndScrap): ScrapShares {
  const made = good + scrap
  if (!(made > 0)) return { good_per: null, scrap_per: null }
  return { good_per: toDecimals((100 * good) / made, 2), scrap_per: toDecimals((100 * scrap) / made, 2) }
}

/** An aggregate's percentage comes from its summed pieces: a mean of percentages would weigh one piece like a thousand. */
export function sumGoodAndScrap(parts: readonly GoodAndScrap[]): GoodAndScrap {
  return parts.reduce(
    (sum, { good, scrap }) => ({ good: toDecimals(sum.good + good, 6), scrap: toDecimals(sum.scrap + scrap, 6) }),
    { good: 0, scrap: 0 },
  )
}

/** The filter by scrap quantity. What the person wants is kept apart from what the data allows at the moment. */
const MOST_AT_FIRST = 999_999

/** Null: that end has not been touched and goes along with the data. */
export interface RangeWish {
  readonly min: number | null
  readonly max: number | null
}

export interface ScrapRange {
  readonly min: number
  readonly max: number
  /** Ends of the scale. */
  readonly least: number
  readonly most: number
}

export const untouched: RangeWish = { min: null, max: null }

/**
 * `largest` is undefined before the first data. A wish is clamped only for showing: data that shrinks and grows again
 * would otherwise widen a range that the person had narrowed.
 */
export function scrapRange(wish: RangeWish, largest: number | undefined): ScrapRange {
  const most = Math.max(largest ?? MOST_AT_FIRST, 0)
  const clamped = (value: number) => Math.min(Math.max(value, 0), most)
  return { least: 0, most, min: clamped(wish.min ?? 0), max: clamped(wish.max ?? most) }
}

/** An end pushed back to the end of the scale is untouched again. */
export function wishOf({ min, max, least, most }: ScrapRange): RangeWish {
  return { min: min <= least ? null : min, max: max >= most ? null : max }
}

/** Untouched ends let everything through, also negative corrections below the scale. */
export function passesRange(scrap_qty: number, { min, max }: RangeWish): boolean {
  return (min === null || scrap_qty >= min) && (max === null || scrap_qty <= max)
}

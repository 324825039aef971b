/** A line in a graph that says from where on a value is good: D-STAT-20-X. */
export interface GreenLimit {
  readonly value: number
  readonly color: string
  /** The side on which values are good. */
  readonly good: 'above' | 'below'
}

/** A value that just reaches the limit is good. */
export function isGood(limit: GreenLimit | undefined, value: number): boolean {
  if (limit === undefined) return false
  return limit.good === 'above' ? value >= limit.value : value <= limit.value
}

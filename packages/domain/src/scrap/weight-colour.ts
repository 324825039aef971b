export interface WeightLimits {
  readonly lower_tolerance: number | null
  readonly upper_tolerance: number | null
  readonly lower_out_of_bounds: number | null
  readonly upper_out_of_bounds: number | null
}

export type WeightColour = 'green' | 'orange' | 'red'

/** Null: no limit says anything about this weight. */
export function weightColour(weight: number | null, limits: WeightLimits): WeightColour | null {
  if (weight === null || Number.isNaN(weight)) return null
  const allowed = within(weight, limits.lower_out_of_bounds, limits.upper_out_of_bounds)
  // First, also where somebody has set the tolerance wider: a weight that cannot be saved must never look good.
  if (allowed === false) return 'red'
  const tolerated = within(weight, limits.lower_tolerance, limits.upper_tolerance)
  if (tolerated === null) return null
  return tolerated ? 'green' : 'orange'
}

/** Limits are inclusive. Null: the pair is empty or both 0 and colours nothing; a single missing limit is an open end. */
function within(weight: number, lower: number | null, upper: number | null): boolean | null {
  if ((lower ?? 0) === 0 && (upper ?? 0) === 0) return null
  return weight >= (lower ?? Number.NEGATIVE_INFINITY) && weight <= (upper ?? Number.POSITIVE_INFINITY)
}

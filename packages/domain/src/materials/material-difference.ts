/** SF17: what was put in against what the pieces needed, per material, of what is known to be used up. */
export interface MaterialOfRun {
  readonly material_no: string
  /** Put in and emptied during the run. */
  readonly consumed: number
  readonly per_unit: number
  /** True once somebody has reported a difference after the last batch. */
  readonly reported: boolean
}

export interface MaterialDifference {
  readonly material_no: string
  readonly difference: number
  /** An unreported one keeps the order from being ended. */
  readonly reported: boolean
}

/** Less than this is rounding of scales and units. */
const SMALLEST = 0.001

export function materialDifferences(
  materials: readonly MaterialOfRun[],
  pieces: { readonly good: number; readonly scrap: number },
): MaterialDifference[] {
  return materials
    .filter(({ consumed }) => consumed > 0)
    .map(({ material_no, consumed, per_unit, reported }) => ({
      material_no,
      reported,
      difference: Math.round((consumed - per_unit * (pieces.good + pieces.scrap)) * 1000) / 1000,
    }))
    .filter(({ difference }) => Math.abs(difference) >= SMALLEST)
}

import { aboveLight, type Light } from './light.ts'
import type { MachineLimits } from './machine-limits.ts'

/** An order without an OEE yet has no light. */
export function oeeLight(
  tak: number | null,
  limits: Pick<MachineLimits, 'oee_green_limit' | 'oee_yellow_limit'>,
): Light | null {
  return aboveLight(tak, limits.oee_green_limit, limits.oee_yellow_limit)
}

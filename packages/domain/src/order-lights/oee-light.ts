import { isAbove, type Light } from './light.ts'
import type { MachineLimits } from './machine-limits.ts'

/** An order without an OEE yet has no light: red would say that it runs badly. */
export function oeeLight(
  tak: number | null,
  limits: Pick<MachineLimits, 'oee_green_limit' | 'oee_yellow_limit'>,
): Light | null {
  if (tak === null) return null
  if (isAbove(tak, limits.oee_green_limit)) return 0
  return isAbove(tak, limits.oee_yellow_limit) ? 1 : 2
}

import { isImplausible } from '../../machines/oee/plausible.ts'
import { aboveLight, type Light } from './light.ts'
import type { MachineLimits } from './machine-limits.ts'

/** An order without an OEE yet has no light. One that no machine can reach is to be looked at, and is never green. */
export function oeeLight(
  tak: number | null,
  limits: Pick<MachineLimits, 'oee_green_limit' | 'oee_yellow_limit'>,
): Light | null {
  return isImplausible(tak) ? 1 : aboveLight(tak, limits.oee_green_limit, limits.oee_yellow_limit)
}

import { isBelow, type Light } from './light.ts'
import type { MachineLimits } from './machine-limits.ts'

/** As with OEE: nothing made, no light. */
export function scrapLight(
  scrap_percent: number | null,
  limits: Pick<MachineLimits, 'q_green_limit' | 'q_yellow_limit'>,
): Light | null {
  if (scrap_percent === null) return null
  if (isBelow(scrap_percent, 100 - limits.q_green_limit)) return 0
  return isBelow(scrap_percent, 100 - limits.q_yellow_limit) ? 1 : 2
}

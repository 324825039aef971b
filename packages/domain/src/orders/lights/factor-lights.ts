import { isImplausible } from '../../machines/oee/plausible.ts'
import { aboveLight, isBelow, type Light } from './light.ts'
import type { MachineLimits } from './machine-limits.ts'
import { oeeLight } from './oee-light.ts'

export interface FactorPercents {
  readonly t_percent: number | null
  readonly a_percent: number | null
  readonly k_percent: number | null
  readonly tak: number | null
}

export type FactorLights = Readonly<Record<keyof FactorPercents, Light | null>>

/** How each factor stands by the limits of its machine; null where nothing says how it went. */
export function factorLights(
  { t_percent, a_percent, k_percent, tak }: FactorPercents,
  limits: MachineLimits,
): FactorLights {
  return {
    t_percent: aboveLight(t_percent, limits.efficiency_green_limit, limits.efficiency_yellow_limit),
    a_percent: a_percent === null ? null : isImplausible(a_percent) ? 1 : speedLight(100 - a_percent, limits),
    k_percent: aboveLight(k_percent, limits.q_green_limit, limits.q_yellow_limit),
    tak: oeeLight(tak, limits),
  }
}

/** A little faster than planned is no deviation that anybody has to act on. */
function speedLight(behind: number, limits: MachineLimits): Light {
  if (isBelow(behind, limits.speed_green_limit)) return 0
  return isBelow(behind, limits.speed_yellow_limit) ? 1 : 2
}

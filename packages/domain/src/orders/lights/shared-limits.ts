/** The limits of a place, for lines across its charts: what the lights of its machines call green. */
import { toDecimals } from '../../ground/statistics/decimals.ts'
import type { MachineLimits } from './machine-limits.ts'

export interface SharedLimits {
  /** Per cent: at least. Undefined where the machines have several. */
  readonly availability: number | undefined
  readonly oee: number | undefined
  /** Per cent: at most. */
  readonly scrap: number | undefined
}

/** One line says what holds for all of them: of machines with different limits there is none. */
export function sharedLimits(
  machines: readonly Pick<MachineLimits, 'efficiency_green_limit' | 'oee_green_limit' | 'q_green_limit'>[],
): SharedLimits {
  const quality = same(machines.map(({ q_green_limit }) => q_green_limit))
  return {
    availability: same(machines.map(({ efficiency_green_limit }) => efficiency_green_limit)),
    oee: same(machines.map(({ oee_green_limit }) => oee_green_limit)),
    scrap: quality === undefined ? undefined : toDecimals(100 - quality, 2),
  }
}

function same(limits: readonly number[]): number | undefined {
  return new Set(limits).size === 1 ? limits[0] : undefined
}

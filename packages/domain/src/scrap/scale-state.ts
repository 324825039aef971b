/** What a scale says, and what may be done with it. */
import type { Refusal } from '../ground/refusal.ts'
import { toDecimals } from '../ground/statistics/decimals.ts'

/** A scale that has said nothing for longer than this is not connected. */
const CONNECTED_MS = 60_000

export function isConnected(read_at: number | null, now: number): boolean {
  return read_at !== null && now - read_at <= CONNECTED_MS
}

/** What lies on the scale; without the rounding 1.1 − 1 would read 0.10000000000000009. */
export function netWeight(scale: { readonly reading: number; readonly tare: number }): number {
  return toDecimals(scale.reading - scale.tare, 3)
}

export type WeightPlace = 'below' | 'within' | 'above'

/** Both limits belong to what is allowed; a highest weight of 0 is none. */
export function weightPlace(
  weight: number,
  limits: { readonly min_weight: number; readonly max_weight: number },
): WeightPlace {
  if (weight < limits.min_weight) return 'below'
  return limits.max_weight > 0 && weight > limits.max_weight ? 'above' : 'within'
}

interface Tareable {
  readonly scale_id: string
  readonly enabled: boolean
  readonly reading: number | null
  readonly read_at: number | null
}

/** The tare is what the scale shows now: an old reading says nothing about what lies on it. */
export function tareOf(scale: Tareable, now: number): number | Refusal {
  const { scale_id, reading } = scale
  if (!scale.enabled) return { refusal: 'scale-disabled', values: { scale_id } }
  if (reading === null || !isConnected(scale.read_at, now))
    return { refusal: 'scale-not-connected', values: { scale_id } }
  return reading
}

/** Why these limits cannot be kept. */
export function limitsProblem(limits: { readonly min_weight: number; readonly max_weight: number }): Refusal | null {
  const crossed = limits.max_weight > 0 && limits.min_weight > limits.max_weight
  return crossed ? { refusal: 'scale-limits-crossed', values: {} } : null
}

/** A piece on the scale: what an entered weight is worth, against the limits of its part. */

import { saysNothing } from '../orders/wizard/no-value.ts'
import { piecesOfWeight } from './scrap-weight.ts'
import { type WeightColour, type WeightLimits, weightColour } from './weight-colour.ts'

export type WeightProblem = 'no-value' | 'not-a-number' | 'above-scale' | 'out-of-bounds'

export interface CheckedWeight {
  /** Null while nothing usable is entered. */
  readonly weight: number | null
  readonly colour: WeightColour | null
  readonly problem: WeightProblem | null
}

/** `most` is what the scale carries; 0 is no limit. */
export function checkWeight(entry: string, limits: WeightLimits, most = 0): CheckedWeight {
  if (saysNothing(entry)) return { weight: null, colour: null, problem: 'no-value' }
  const weight = Number(entry)
  if (!Number.isFinite(weight) || weight <= 0) return { weight: null, colour: null, problem: 'not-a-number' }
  if (most !== 0 && weight > most) return { weight: null, colour: null, problem: 'above-scale' }
  const colour = weightColour(weight, limits)
  return { weight, colour, problem: colour === 'red' ? 'out-of-bounds' : null }
}

/** Pieces on the scale where it cannot be one: a box of them is never the weight of a piece. Null: it may be one. */
export function severalPieces(grams: number, unit_weight: number | null): number | null {
  const pieces = piecesOfWeight(grams, unit_weight)
  return pieces !== null && pieces > 1 ? pieces : null
}

export interface WeightControlEntry {
  readonly entry: string
  /** Saved, and shown; null while the next one is entered. */
  readonly result: WeightResult | null
}

export interface WeightResult {
  readonly weight: number
  readonly colour: WeightColour | null
  readonly total_weight: number
  readonly total_quantity: number | null
  readonly unit_weight: number | null
}

export const NOT_WEIGHED: WeightControlEntry = { entry: '', result: null }

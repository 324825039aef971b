/** Which scale is asked, of those that stand at a machine. */

import { toDecimals } from '../ground/statistics/decimals.ts'
import type { ScalePurpose } from './model/scale.ts'
import { netWeight } from './scale-state.ts'

/** Those that are kept for it, else those that are for anything: a box of pieces is never taken for one piece. */
export function scalesFor<S extends { readonly purpose: ScalePurpose; readonly enabled: 0 | 1 }>(
  scales: readonly S[],
  purpose: Exclude<ScalePurpose, 'any'>,
): S[] {
  const on = scales.filter(({ enabled }) => enabled === 1)
  const own = on.filter((scale) => scale.purpose === purpose)
  return own.length > 0 ? own : on.filter((scale) => scale.purpose === 'any')
}

/** The units a scale may speak in. */
export const scaleUnits = ['mg', 'g', 'kg', 't'] as const
export type ScaleUnit = (typeof scaleUnits)[number]

const GRAMS: Readonly<Record<ScaleUnit, number>> = { mg: 0.001, g: 1, kg: 1000, t: 1_000_000 }

/** Null: as it was written before there was a list to choose from. */
export function scaleUnit(written: string): ScaleUnit | null {
  const unit = written.trim().toLowerCase()
  return scaleUnits.find((known) => known === unit) ?? null
}

/** A unit nobody knows says no weight: a pound taken for a gram would be booked. */
export function inGrams(weight: number, unit: string): number | null {
  const known = scaleUnit(unit)
  return known === null ? null : toDecimals(weight * GRAMS[known], 3)
}

interface Heard {
  readonly name: string
  readonly unit: string
  readonly tare: number
  readonly reading: number | null
  readonly read_at: string
  readonly connected: 0 | 1
}

/** What lies on the one that was heard last, in grams; null while all are silent. */
export function heardLast<S extends Heard>(scales: readonly S[]): { readonly scale: S; readonly grams: number } | null {
  let last: { readonly scale: S; readonly grams: number } | null = null
  for (const scale of scales) {
    if (scale.connected === 0 || scale.reading === null) continue
    const grams = inGrams(netWeight({ reading: scale.reading, tare: scale.tare }), scale.unit)
    if (grams !== null && (last === null || Date.parse(scale.read_at) > Date.parse(last.scale.read_at))) {
      last = { scale, grams }
    }
  }
  return last
}

/** What they carry, in grams: the strongest one counts, and one without a limit carries everything (0). */
export function mostCarried(scales: readonly { readonly unit: string; readonly max_weight: number }[]): number {
  if (scales.some(({ max_weight }) => max_weight === 0)) return 0
  return Math.max(0, ...scales.map(({ max_weight, unit }) => inGrams(max_weight, unit) ?? 0))
}

/** Scrap that is typed or weighed: what the scale said fills the quantity, and the operator may correct it. */
import { piecesOfWeight } from './scrap-weight.ts'

export interface ScrapEntry {
  readonly entry: string
  /** Grams, as the scale said last; null before it is asked and after it did not answer. */
  readonly weight: number | null
  readonly scale: 'not-asked' | 'asking' | 'answered' | 'no-piece-weight' | 'silent'
}

export const NOTHING_SCRAPPED: ScrapEntry = { entry: '', weight: null, scale: 'not-asked' }

export function weighed(weight: number, unit_weight: number | null): ScrapEntry {
  const pieces = piecesOfWeight(weight, unit_weight)
  if (pieces === null) return { entry: '', weight, scale: 'no-piece-weight' }
  return { entry: String(Math.max(pieces, 0)), weight, scale: 'answered' }
}

/** The value is cleared: an old weight must not stand for this one. What was typed by hand goes with it. */
export const SCALE_SILENT: ScrapEntry = { entry: '', weight: null, scale: 'silent' }

/** Scrap that is weighed instead of counted. The scale speaks in grams. */
import { type FormatPlace, formatValue } from '../ground/format-value.ts'
import { toDecimals } from '../ground/statistics/decimals.ts'

export function scrapKg(weight: number): number {
  return toDecimals(weight / 1000, 2)
}

export function shownKg(weight: number, place: FormatPlace): string {
  return formatValue('round-2', scrapKg(weight), place)
}

/** Whole pieces of a weight; null where a piece has no weight: the operator counts, a division by 0 books nothing. */
export function piecesOfWeight(weight: number, unit_weight: number | null): number | null {
  return unit_weight !== null && unit_weight > 0 ? toDecimals(weight / unit_weight, 0) : null
}

import type { Refusal } from '../ground/refusal.ts'
import { exact } from '../ground/statistics/decimals.ts'
import { wholeUnits } from '../orders/whole-units.ts'
import { type ScrapBooking, type ScrapRule, scrapBooking } from './report-scrap.ts'
import { scrapAdjustments } from './scrap-adjustments.ts'
import { lacksNote } from './scrap-note.ts'

export interface AdjustedRow {
  readonly scrap_reason: string
  /** As the operator saw it. */
  readonly original_qty: number
  readonly adjusted_qty: number
  readonly scrap_text: string
}

export interface ScrapCardPlace {
  /** What stands booked per reason. */
  readonly booked: ReadonlyMap<string, number>
  readonly reasons: ReadonlyMap<string, ScrapRule>
  /** Reasons that new scrap may be given at the machine; what is booked of another one can still be adjusted. */
  readonly usable: ReadonlySet<string>
  readonly integer_unit: 0 | 1
}

/** The counter-bookings of a scrap card: all of them, or why none. */
export function adjustScrapCard(rows: readonly AdjustedRow[], on: ScrapCardPlace): ScrapBooking[] | Refusal {
  const bookedOf = (code: string) => on.booked.get(code) ?? 0
  for (const { scrap_reason: code, original_qty } of rows) {
    const known = on.reasons.has(code) && (on.usable.has(code) || bookedOf(code) !== 0)
    if (!known) return { refusal: 'scrap-reason-unknown', values: { code } }
    if (exact(original_qty - bookedOf(code)) !== 0) return { refusal: 'changed-by-someone-else', values: {} }
  }
  const { adjustments, belowZero } = scrapAdjustments(
    rows.map(({ scrap_reason, adjusted_qty }) => ({
      scrap_reason,
      scrap_qty: bookedOf(scrap_reason),
      adjusted_qty: wholeUnits(adjusted_qty, on),
    })),
  )
  const [below] = belowZero
  if (below !== undefined) return { refusal: 'scrap-below-zero', values: { code: below, booked: bookedOf(below) } }
  const bookings: ScrapBooking[] = []
  for (const { scrap_reason: code, scrap_qty } of adjustments) {
    const reason = on.reasons.get(code) as ScrapRule
    const text = rows.find(({ scrap_reason }) => scrap_reason === code)?.scrap_text ?? ''
    if (lacksNote(reason, text)) return { refusal: 'scrap-reason-needs-text', values: { code } }
    bookings.push(scrapBooking(reason, scrap_qty, text))
  }
  return bookings
}

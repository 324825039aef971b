/** The scrap of an order as somebody adjusts it, reason by reason. */
import { exact } from '../ground/statistics/decimals.ts'
import { isPart } from '../orders/wizard/check-quantity.ts'
import { lacksNote } from './scrap-note.ts'

export interface AdjustedReason {
  readonly scrap_reason: string
  readonly description: string
  readonly scrap_text_flag: 0 | 1
  readonly original_qty: number
  /** As typed. */
  readonly typed: string
  readonly scrap_text: string
}

interface BookedReason {
  readonly scrap_reason: string
  readonly description: string
  readonly scrap_text_flag: 0 | 1
  readonly original_qty: number
}

/** A reason as it is booked, before anybody types. */
export function asBooked({ scrap_reason, description, scrap_text_flag, original_qty }: BookedReason): AdjustedReason {
  const typed = String(original_qty)
  return { scrap_reason, description, scrap_text_flag, original_qty, typed, scrap_text: '' }
}

export type CardProblem = 'not-loaded' | 'not-a-number' | 'not-whole' | 'needs-text'

/** Seconds before a failed load is tried again. */
export const RETRY_AFTER_SECONDS = [1, 2, 4] as const

export function adjustedQty({ typed }: Pick<AdjustedReason, 'typed'>): number | null {
  const plain = typed.trim()
  return /^\d+(\.\d*)?$/.test(plain) ? Number(plain) : null
}

/** What would be booked of a reason; null while the entry is no number. */
export function difference(row: Pick<AdjustedReason, 'typed' | 'original_qty'>): number | null {
  const qty = adjustedQty(row)
  return qty === null ? null : exact(qty - row.original_qty)
}

/** `whole`: only whole pieces are counted. */
export function cardProblem(rows: readonly AdjustedReason[] | null, whole = false): CardProblem | null {
  if (rows === null) return 'not-loaded'
  if (rows.some((row) => adjustedQty(row) === null)) return 'not-a-number'
  if (whole && changedRows(rows).some((row) => isPart(row.typed))) return 'not-whole'
  return changedRows(rows).some((row) => lacksNote(row, row.scrap_text)) ? 'needs-text' : null
}

export function changedRows(rows: readonly AdjustedReason[]): AdjustedReason[] {
  return rows.filter((row) => difference(row) !== 0)
}

import {
  type CancellationRecord,
  cancellationRecord,
  type ReportedCard,
  remainingQty,
} from '../erp/cancellation-record.ts'
import type { Refusal } from '../ground/refusal.ts'

export interface CancellableCard extends ReportedCard {
  readonly card_no: string
  readonly cancelled: 0 | 1
  readonly running: boolean
  /** It has run on the machine before. */
  readonly has_run: boolean
  /** Its cancellation record is with the ERP already. */
  readonly transferred: boolean
}

export interface RestChange {
  readonly status: 'planned' | 'finished'
  readonly cancelled: 0 | 1
  readonly cancellation: CancellationRecord | null
}

/**
 * What is made stays. An order that never ran is only struck through in the plan; of one that ran the ERP is told as
 * with SF47. Null: it is so already, which is no error.
 */
export function cancelRest(card: CancellableCard, cancelled: 0 | 1, now: number): RestChange | Refusal | null {
  const { card_no } = card
  if (card.running) return { refusal: 'order-running', values: { card_no } }
  if (card.cancelled === cancelled) return null
  if (cancelled === 1) {
    return card.has_run
      ? { status: 'finished', cancelled, cancellation: cancellationRecord(card, now) }
      : { status: 'planned', cancelled, cancellation: null }
  }
  if (card.transferred) return { refusal: 'cancellation-transferred', values: { card_no } }
  return { status: remainingQty(card) > 0 ? 'planned' : 'finished', cancelled, cancellation: null }
}

import { shownGood } from '../machines/shown-good.ts'

/** What tells the ERP that the rest of an order is not made: remaining 0, status finished. */
export interface CancellationRecord {
  readonly remaining_qty: number
  /** Null: it waits until something is reported on the card. */
  readonly next_attempt: number | null
}

export interface ReportedCard {
  /** False: made here by part, and no ERP knows it. */
  readonly in_erp: boolean
  readonly planned_op_qty: number
  readonly good_qty: number
  readonly scrap_qty: number
}

/** Stop time goes to the ERP as soon as it is known. */
const STOP_TIME_TRANSFER_DELAY_MS = 0
/** The ERP must have booked time and quantity of the order before it closes it. */
const AFTER_THE_TRANSFER_MS = 70 * 60_000
/** From the report on the card to the cancellation of its rest. */
export const CANCELLATION_WAITS_MS = STOP_TIME_TRANSFER_DELAY_MS + AFTER_THE_TRANSFER_MS

/** Never more than was planned, however much of it was scrapped before its pieces were counted. */
export function remainingQty({ planned_op_qty, good_qty }: Pick<ReportedCard, 'planned_op_qty' | 'good_qty'>): number {
  return Math.max(planned_op_qty - shownGood(good_qty), 0)
}

/** Null for an order without ERP counterpart: its rest is closed here, and nobody else is told. */
export function cancellationRecord(card: ReportedCard, now: number): CancellationRecord | null {
  if (!card.in_erp) return null
  const reported = card.good_qty > 0 || card.scrap_qty > 0
  const next_attempt = reported ? now + CANCELLATION_WAITS_MS : null
  return { remaining_qty: remainingQty(card), next_attempt }
}

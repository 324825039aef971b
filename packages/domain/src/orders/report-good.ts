/** Good quantity as an operator reports it: more pieces than planned are possible, a warning is the wizard's matter. */
import type { Refusal } from '../ground/refusal.ts'

/** One report above this is a slip of the finger or a scanned barcode, never a pallet. */
export const MOST_IN_ONE_REPORT = 1_000_000

export interface GoodReport {
  readonly good_qty: number
  readonly trans_time: number
}

interface Reportable {
  readonly card_good_qty: number
  readonly planned_op_qty: number
  readonly integer_unit: 0 | 1
  readonly start_time: number
}

export interface GoodBooking {
  readonly good_qty: number
  readonly trans_time: number
  readonly card_good_qty: number
  readonly remaining_qty: number
}

/** A terminal's clock may run ahead of the server's by this much before its time is refused. */
const CLOCK_TOLERANCE_MS = 60_000

export function reportGood(order: Reportable, report: GoodReport, now: number): GoodBooking | Refusal {
  if (report.good_qty <= 0) return { refusal: 'quantity-not-positive', values: { quantity: report.good_qty } }
  if (report.good_qty > MOST_IN_ONE_REPORT)
    return { refusal: 'quantity-too-large', values: { max: MOST_IN_ONE_REPORT } }
  const problem = timeProblem(order, report.trans_time, now)
  if (problem) return problem
  // An integer unit counts a begun piece as whole: 112.4 becomes 113.
  const good_qty = order.integer_unit === 1 ? Math.ceil(report.good_qty) : report.good_qty
  const card_good_qty = order.card_good_qty + good_qty
  return { good_qty, trans_time: report.trans_time, card_good_qty, remaining_qty: order.planned_op_qty - card_good_qty }
}

/**
 * Neither in the future nor before the order began. One that begins later than now began by a clock that was set back since:
 * until then nothing could be reported of it.
 */
export function timeProblem({ start_time }: Pick<Reportable, 'start_time'>, at: number, now: number): Refusal | null {
  const latest = now + CLOCK_TOLERANCE_MS
  if (at > latest) return { refusal: 'time-in-future', values: {} }
  return at < start_time && start_time <= latest ? { refusal: 'time-before-order', values: {} } : null
}

import type { Refusal } from '../ground/refusal.ts'

/** So long after its end scrap of an order can still be reported. */
export const SCRAP_DAYS_AFTER_END = 30
/** Between pressing the check mark and the server's clock. */
const NOW_TOLERANCE_MS = 60_000
export interface OrderTimes {
  readonly start_time: number
  readonly end_time: number | null
}

/** Scrap is booked now or at the end of the finished order; another time is for those who may report by hand. */
export function scrapTimeProblem(
  order: OrderTimes,
  trans_time: number,
  on: { readonly now: number; readonly byHand: boolean },
): Refusal | null {
  const isNow = Math.abs(trans_time - on.now) <= NOW_TOLERANCE_MS
  if (!on.byHand && !isNow && trans_time !== order.end_time) return { refusal: 'scrap-time-not-allowed', values: {} }
  const latest = on.now + NOW_TOLERANCE_MS
  if (trans_time > latest) return { refusal: 'time-in-future', values: {} }
  // One that begins later than now began by a clock that was set back since.
  const isBefore = trans_time < order.start_time && order.start_time <= latest
  return isBefore ? { refusal: 'time-before-order', values: {} } : null
}

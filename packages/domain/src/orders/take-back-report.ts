/** Pieces reported by mistake are taken back by a counter-booking: what was reported stays, another record takes it away. */
import type { Refusal } from '../ground/refusal.ts'

/** Later it is corrected by those who may correct: what stands for so long may stand in a report or with the ERP. */
export const REPORT_TAKEN_BACK_WITHIN_MS = 10 * 60_000

export interface Reported {
  readonly booked_by: string
  readonly booked_at: number
  readonly quantity: number
  readonly taken_back: boolean
  /** Somebody has confirmed the order with these pieces. */
  readonly confirmed: boolean
  /** Something else was booked with it, or against it since, that this does not take back. */
  readonly more: boolean
}

/** Only by who reported it, and once. Answers what is booked against it. */
export function takeBackReport(
  report: Reported | null,
  { username, now }: { username: string; now: number },
): { readonly quantity: number } | Refusal {
  if (report === null || report.booked_by !== username || report.quantity <= 0 || report.more) return gone
  if (report.taken_back) return { refusal: 'report-taken-back-already', values: {} }
  if (report.confirmed) return { refusal: 'report-is-confirmed', values: {} }
  if (now - report.booked_at > REPORT_TAKEN_BACK_WITHIN_MS) return gone
  return { quantity: -report.quantity }
}

const gone: Refusal = { refusal: 'report-not-taken-back', values: {} }

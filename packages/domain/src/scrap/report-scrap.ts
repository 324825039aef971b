/** Scrap as an operator reports it: a booking, or why not. */

import type { Refusal } from '../ground/refusal.ts'
import { exact } from '../ground/statistics/decimals.ts'
import { MOST_IN_ONE_REPORT } from '../orders/report-good.ts'
import { wholeUnits } from '../orders/whole-units.ts'
import { lacksNote } from './scrap-note.ts'

type Flag = 0 | 1

/** What a booking has to know of its reason. */
export interface ScrapRule {
  readonly code: string
  readonly scrap_text_flag: Flag
  readonly never_reduce_good_qty: Flag
  readonly adjust_materials: Flag
  readonly exclude_from_oee: Flag
  /** '' = the ERP knows the reason by its own code. */
  readonly erp_scrap_code: string
  readonly scrap_cost: number | null
}

export interface ScrapBooking {
  readonly reason: ScrapRule
  readonly scrap_qty: number
  readonly scrap_text: string
  /** Of the whole record. */
  readonly scrap_cost: number | null
  readonly reduces_good: Flag
  readonly reducing_scrap_qty: number
  readonly scrap_oee_qty: number
}

/** All that follows from the reason. Negative takes scrap back. */
export function scrapBooking(reason: ScrapRule, scrap_qty: number, scrap_text: string): ScrapBooking {
  const reduces_good = reason.never_reduce_good_qty === 1 ? 0 : 1
  return {
    reason,
    scrap_qty,
    scrap_text: scrap_text.trim(),
    scrap_cost: reason.scrap_cost === null ? null : exact(scrap_qty * reason.scrap_cost),
    reduces_good,
    reducing_scrap_qty: reduces_good === 1 ? scrap_qty : 0,
    scrap_oee_qty: reason.exclude_from_oee === 1 ? 0 : scrap_qty,
  }
}

export interface ScrapReport {
  readonly scrap_qty: number
  readonly scrap_reason: string
  readonly scrap_text: string
}

export interface ScrapReportPlace {
  /** Null: not known, or not for this machine. */
  readonly reason: ScrapRule | null
  readonly integer_unit: Flag
  /** What stands booked of the reason: a correction takes back no more. */
  readonly booked: number
  readonly mayCorrect: boolean
}

export function reportScrap(report: ScrapReport, on: ScrapReportPlace): ScrapBooking | Refusal {
  const code = report.scrap_reason
  if (!on.reason) return { refusal: 'scrap-reason-unknown', values: { code } }
  if (lacksNote(on.reason, report.scrap_text)) return { refusal: 'scrap-reason-needs-text', values: { code } }
  const scrap_qty = wholeUnits(report.scrap_qty, on)
  if (scrap_qty === 0) return { refusal: 'quantity-zero', values: {} }
  if (Math.abs(scrap_qty) > MOST_IN_ONE_REPORT)
    return { refusal: 'quantity-too-large', values: { max: MOST_IN_ONE_REPORT } }
  if (scrap_qty < 0 && !on.mayCorrect) return { refusal: 'negative-scrap-not-allowed', values: {} }
  if (scrap_qty < 0 && exact(on.booked + scrap_qty) < 0)
    return { refusal: 'scrap-below-zero', values: { code, booked: on.booked } }
  return scrapBooking(on.reason, scrap_qty, report.scrap_text)
}

/** Several reasons can be one to the ERP. */
export function erpScrapCode({ code, erp_scrap_code }: Pick<ScrapRule, 'code' | 'erp_scrap_code'>): string {
  return erp_scrap_code === '' ? code : erp_scrap_code
}

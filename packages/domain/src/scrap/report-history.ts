/** What was reported on an order, good and scrap in one list, newest first. */
import type { GoodHistoryRow } from '../history/model/good-history.ts'
import type { MachineReport } from '../reports/model/machine-report.ts'
import type { ScrapHistoryRow } from './model/scrap.ts'

export type HistoryKind = 'good' | 'scrap'

export interface ReportedRow {
  /** Two reports can share a second: the number belongs to the key. */
  readonly key: string
  readonly kind: HistoryKind
  readonly record_no: number
  readonly trans_time: string
  readonly quantity: number
  /** After adjustments; the same as reported where nobody adjusted it. */
  readonly real_quantity: number
  /** What scrap did to the order's good quantity, as reported and after adjustments; 0 of good pieces. */
  readonly good_qty: number
  readonly good_qty_real: number
  /** '' where only one order is shown. */
  readonly card_no: string
  readonly part_no: string
  readonly reason: string
  readonly employee: string
  readonly employee_name: string
  readonly note: string
  readonly erp_status: string
  /** A counter-booking of a report that was made by mistake. */
  readonly takes_back: boolean
}

export function reportHistory(good: readonly GoodHistoryRow[], scrap: readonly ScrapHistoryRow[]): ReportedRow[] {
  const back = new Set(good.map(({ takes_back }) => takes_back))
  const rows = [
    ...good.map(
      (row): ReportedRow => ({
        ...keyed('good', row),
        quantity: row.good_qty,
        real_quantity: row.takes_back !== null || back.has(row.record_no) ? 0 : row.good_qty,
        ...unchanged,
        reason: '',
        employee: row.employee,
        employee_name: row.employee_name,
        note: row.note,
        erp_status: row.erp_status,
        takes_back: row.takes_back !== null,
      }),
    ),
    ...scrap.map(
      (row): ReportedRow => ({
        ...keyed('scrap', row),
        quantity: row.scrap_qty,
        real_quantity: row.scrap_qty_real,
        ...unchanged,
        good_qty: row.good_qty,
        good_qty_real: row.good_qty_real,
        reason: `${row.scrap_reason} ${row.description}`.trim(),
        employee: row.employee,
        employee_name: row.employee_name,
        note: row.scrap_text,
        erp_status: row.status,
        takes_back: row.takes_back !== null,
      }),
    ),
  ]
  return rows.sort((a, b) => Date.parse(b.trans_time) - Date.parse(a.trans_time) || b.record_no - a.record_no)
}

/** All that a machine reported of late, as it was booked: an adjustment is a report of its own here. */
export function machineReports(reports: readonly MachineReport[]): ReportedRow[] {
  return reports.map((report) => ({
    ...unchanged,
    ...report,
    ...keyed(report.kind, report),
    real_quantity: report.quantity,
    takes_back: report.takes_back !== null,
  }))
}

const unchanged = { good_qty: 0, good_qty_real: 0, card_no: '', part_no: '' } as const

function keyed(kind: HistoryKind, { trans_time, record_no }: { trans_time: string; record_no: number }) {
  return { key: `${kind} ${trans_time} ${record_no}`, kind, trans_time, record_no }
}

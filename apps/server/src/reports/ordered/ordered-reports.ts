/** The list of all reports that can be ordered. One that is not named here does not exist. */
import type { OrderedReport } from './define-ordered-report.ts'
import { mdt } from './reports/mdt.ts'
import { mtbf } from './reports/mtbf.ts'
import { oeePerShift } from './reports/oee-per-shift.ts'
import { orders } from './reports/orders.ts'
import { productionPerDay } from './reports/production-per-day.ts'
import { scrapByReason } from './reports/scrap-by-reason.ts'
import { shiftHandover } from './reports/shift-handover.ts'

export const orderedReports: readonly OrderedReport[] = [
  orders,
  productionPerDay,
  oeePerShift,
  scrapByReason,
  mtbf,
  mdt,
  shiftHandover,
]

export function orderedReport(report_id: string): OrderedReport | undefined {
  return orderedReports.find((report) => report.report_id === report_id)
}

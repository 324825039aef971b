import { getReport } from '@takt/contract/procedures/get_report.ts'
import { isRefusal } from '@takt/domain/refusal.ts'
import { gatherReport } from '../report-orders/gather-report.ts'
import { orderedReport } from '../report-orders/ordered-reports.ts'
import { writtenReport } from '../report-orders/written-report.ts'
import { handle } from './handle.ts'

export default handle(getReport, async ({ report_id, question }, { db, session, now }) => {
  const report = orderedReport(report_id)
  if (!report) return { refusal: 'report-not-found', values: { report_id } }
  const gathered = await gatherReport(report, question, { db, reader: session, now })
  return isRefusal(gathered) ? gathered : [writtenReport(gathered, session)]
})

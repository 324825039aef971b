import { getReport } from '@takt/contract/reports/get_report.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { handle } from '../../ground/call/handle.ts'
import { gatherReport } from '../ordered/gather-report.ts'
import { orderedReport } from '../ordered/ordered-reports.ts'
import { writtenReport } from '../ordered/written-report.ts'

export default handle(getReport, async ({ report_id, question }, { db, session, now }) => {
  const report = orderedReport(report_id)
  if (!report) return { refusal: 'report-not-found', values: { report_id } }
  const gathered = await gatherReport(report, question, { db, reader: session, now })
  return isRefusal(gathered) ? gathered : [writtenReport(gathered, session)]
})

import { orderReport } from '@takt/contract/reports/order_report.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { handle } from '../../ground/call/handle.ts'
import { gatherReport } from '../ordered/gather-report.ts'
import { keepReport, noteRun } from '../ordered/keep-report.ts'
import { orderedReport } from '../ordered/ordered-reports.ts'
import { reportFile } from '../ordered/written-report.ts'

export default handle(orderReport, async ({ report_id, question, format }, { db, session, now, audit, emit }) => {
  const report = orderedReport(report_id)
  if (!report) return { refusal: 'report-not-found', values: { report_id } }
  const { username } = session
  const ordered = { what: 'report.ordered', key: report_id, after: { question, format } }
  if (format === 'view') {
    await noteRun(db, { report_id, username, format, now })
    audit(ordered)
    return [{ record_no: 0, hash: '', path: '' }]
  }
  const gathered = await gatherReport(report, question, { db, reader: session, now })
  if (isRefusal(gathered)) return gathered
  const file = await reportFile(gathered, { reader: session, format, now })
  const kept = await keepReport(db, file, { report, machine_ids: gathered.machine_ids, username, now })
  await noteRun(db, { report_id, username, format, now, record_no: kept.record_no })
  audit(ordered)
  emit('file-archive-added', { record_no: kept.record_no })
  return [kept]
})

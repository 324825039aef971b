import { getReportSchedules } from '@takt/contract/reports/get_report_schedules.ts'
import { handle } from '../../ground/call/handle.ts'
import { scheduleRows } from '../ordered/schedule-rows.ts'

export default handle(getReportSchedules, ({ report_id }, context) => scheduleRows(report_id, context))

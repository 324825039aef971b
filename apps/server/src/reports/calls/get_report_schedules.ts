import { getReportSchedules } from '@takt/contract/procedures/get_report_schedules.ts'
import { scheduleRows } from '../report-orders/schedule-rows.ts'
import { handle } from './handle.ts'

export default handle(getReportSchedules, ({ report_id }, context) => scheduleRows(report_id, context))

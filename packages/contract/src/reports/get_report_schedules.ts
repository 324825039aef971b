import { ReportId, ReportSchedule } from '@takt/domain/reports/model/report-order.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getReportSchedules = defineProcedure({
  name: 'get_report_schedules',
  kind: 'load',
  summary: 'Deliveries of a report, with their next five runs and how the last one went.',
  input: z.object({ report_id: ReportId }),
  output: ReportSchedule,
  permission: 'schedule-reports',
})

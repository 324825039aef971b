import { ScheduleWish } from '@takt/domain/reports/model/report-order.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const saveReportSchedule = defineProcedure({
  name: 'save_report_schedule',
  kind: 'action',
  summary: 'Makes (schedule_no 0) or changes a delivery; it runs with the rights of who made it.',
  input: ScheduleWish.extend({ schedule_no: z.int().min(0), version: z.int().min(0) }),
  output: z.object({ schedule_no: z.int(), version: z.int() }),
  permission: 'schedule-reports',
  reach: 'own',
})

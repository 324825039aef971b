import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const deleteReportSchedule = defineProcedure({
  name: 'delete_report_schedule',
  kind: 'action',
  summary: 'Deletes a delivery; what it has delivered stays in the archive.',
  input: z.object({ schedule_no: z.int() }),
  output: z.object({ schedule_no: z.int() }),
  permission: 'schedule-reports',
  reach: 'own',
})

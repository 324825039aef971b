import { ReportRecipient } from '@takt/domain/reports/model/report-order.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getReportRecipients = defineProcedure({
  name: 'get_report_recipients',
  kind: 'load',
  summary: 'The people of the company to whom a report can be delivered; terminals are none.',
  input: z.object({}),
  output: ReportRecipient,
  permission: 'schedule-reports',
})

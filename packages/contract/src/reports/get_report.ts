import { ReportId, ReportQuestion, WrittenReport } from '@takt/domain/reports/model/report-order.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getReport = defineProcedure({
  name: 'get_report',
  kind: 'load',
  summary: 'A report over what is asked, written in the language of the person, of machines that they may see.',
  input: z.object({ report_id: ReportId, question: ReportQuestion }),
  output: WrittenReport,
})

import { FileFormat, ReportId, ReportQuestion } from '@takt/domain/reports/model/report-order.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const orderReport = defineProcedure({
  name: 'order_report',
  kind: 'action',
  summary: 'Notes that a report was run; as pdf or csv it also makes the file in the archive and answers it.',
  input: z.object({
    report_id: ReportId,
    question: ReportQuestion,
    /** view: the person reads it on the page, by get_report. */
    format: FileFormat.or(z.literal('view')),
  }),
  /** record_no 0 without a file. */
  output: z.object({ record_no: z.int(), hash: z.string(), path: z.string() }),
  reach: 'own',
  emits: ['file-archive-added'],
})

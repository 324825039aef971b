import { PrinterNo } from '@takt/domain/pallets/model/print-job.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const printQuickReport = defineProcedure({
  name: 'print_quick_report',
  kind: 'action',
  summary: 'Queues a generated quick report on a printer that takes PDF; answers the number of the print job.',
  input: z.object({ record_no: z.int(), printer_no: PrinterNo }),
  output: z.object({ record_no: z.int() }),
  reach: 'floor',
})

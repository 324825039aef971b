import { PrinterNo } from '@takt/domain/pallets/model/print-job.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const printFileByRecord = defineProcedure({
  name: 'print_file_by_record',
  kind: 'action',
  summary: 'Queues a file of the archive on a printer that takes PDF; answers the number of the print job.',
  input: z.object({ printer_no: PrinterNo, record_no: z.int() }),
  output: z.object({ record_no: z.int() }),
  reach: 'floor',
})

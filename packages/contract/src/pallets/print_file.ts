import { Hash } from '@takt/domain/documents/model/document.ts'
import { PrinterNo } from '@takt/domain/pallets/model/print-job.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const printFile = defineProcedure({
  name: 'print_file',
  kind: 'action',
  summary: 'Queues a file whose hash and path a list has named on a printer that takes PDF.',
  input: z.object({ hash: Hash, path: z.string().min(1).max(400), printer_no: PrinterNo }),
  output: z.object({ record_no: z.int() }),
  reach: 'floor',
})

import { PrinterNo } from '@takt/domain/pallets/model/print-job.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const printTestLabel = defineProcedure({
  name: 'print_test_label',
  kind: 'action',
  summary: 'Queues a label without an order, to see that a printer prints.',
  input: z.object({ printer_no: PrinterNo }),
  output: z.object({ record_no: z.int() }),
  permission: 'can-do-admin-actions',
  reach: 'plant',
})

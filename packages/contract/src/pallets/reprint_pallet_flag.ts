import { PrinterNo } from '@takt/domain/pallets/model/print-job.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

/** The callers of this procedure have always spelt its fields like this. */
export const reprintPalletFlag = defineProcedure({
  name: 'reprint_pallet_flag',
  kind: 'action',
  summary: 'Queues a pallet flag once more under its own number.',
  input: z.object({
    intRecord_no: z.int(),
    strPallet_flag_printer: PrinterNo,
    bolProv_blastring: z.boolean(),
    bolUP_flag: z.boolean(),
    bolSF247: z.boolean(),
  }),
  /** How many print jobs were queued. */
  output: z.object({ queued: z.int() }),
  permission: 'report-quantity',
  emits: ['PalletsChanged'],
})

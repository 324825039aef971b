import { CardNo, MachineId } from '@takt/domain/ground/model/ids.ts'
import { Quantity } from '@takt/domain/ground/model/quantity.ts'
import { PrinterNo } from '@takt/domain/pallets/model/print-job.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const printFullOrder = defineProcedure({
  name: 'print_full_order',
  kind: 'action',
  summary: 'Makes and queues all pallet flags of a planned order at once; its print is prepared then.',
  input: z.object({
    machine_id: MachineId,
    card_no: CardNo,
    quantity: Quantity,
    printer_no: PrinterNo,
    print_anyway: z.boolean().default(false),
  }),
  /** How many print jobs are new. */
  output: z.object({ queued: z.int() }),
  permission: 'report-quantity',
  emits: ['MachineChanged', 'OrderChanged', 'PalletsChanged'],
})

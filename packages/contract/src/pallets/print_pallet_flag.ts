import { CardNo, EmployeeNo, MachineId } from '@takt/domain/ground/model/ids.ts'
import { Quantity } from '@takt/domain/ground/model/quantity.ts'
import { palletFlagTypes } from '@takt/domain/orders/print-status.ts'
import { LEAST_COPIES, MOST_COPIES } from '@takt/domain/pallets/copies.ts'
import { PrinterNo } from '@takt/domain/pallets/model/print-job.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

const Pieces = z.number().nonnegative().max(1_000_000)

export const printPalletFlag = defineProcedure({
  name: 'print_pallet_flag',
  kind: 'action',
  summary: 'Makes a pallet flag of a running order, or one per cavity, and queues its print.',
  input: z.object({
    machine_id: MachineId,
    card_no: CardNo,
    /** Pieces on the pallet; without it the cavities say how many. */
    quantity: Quantity.optional(),
    cavities: z
      .array(z.object({ prodquantity: Pieces, scrapquantity: Pieces }))
      .min(1)
      .max(99)
      .optional(),
    num_copies: z.int().min(LEAST_COPIES).max(MOST_COPIES).default(LEAST_COPIES),
    printer: PrinterNo,
    employee: EmployeeNo,
    pallet_flag_type: z.enum(palletFlagTypes).default(''),
    /** The print of the order is blocked, and somebody prints it all the same. */
    print_anyway: z.boolean().default(false),
  }),
  output: z.object({ recordNo: z.int(), erpId: z.string(), qty: z.number(), print_job: z.int() }),
  permission: 'report-quantity',
  emits: ['PalletsChanged'],
})

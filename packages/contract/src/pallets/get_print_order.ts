import { CardNo, Flag, MachineId } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getPrintOrder = defineProcedure({
  name: 'get_print_order',
  kind: 'load',
  summary: 'What the printing of an order has to know of it.',
  input: z.object({ machine_id: MachineId, card_no: CardNo }),
  output: z.object({
    card_no: CardNo,
    planned_op_qty: z.number(),
    /** Pieces on a full pallet; 0 = not known. */
    pack_qty: z.number(),
    /** 1: printing asks first. */
    print_blocked: Flag,
    print_prepared: Flag,
  }),
})

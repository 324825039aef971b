import { CardNo, Flag, MachineId } from '@takt/domain/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../define-procedure.ts'

export const cancelRestOfOrder = defineProcedure({
  name: 'cancel_rest_of_order',
  kind: 'action',
  summary: 'Cancels what is left of a planned or finished order, or reverts that.',
  input: z.object({
    machine_id: MachineId,
    card_no: CardNo,
    record_no1: z.string().max(60).default(''),
    cancelled: Flag,
  }),
  output: z.object({ card_no: CardNo, cancelled: Flag, remaining_qty: z.number(), cancellation: z.int().nullable() }),
  permission: 'report-quantity',
  emits: ['MachineChanged', 'NewOrderCancellation', 'OrderChanged'],
})

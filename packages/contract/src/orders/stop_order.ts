import { CardNo, Flag, MachineId, Time } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const stopOrder = defineProcedure({
  name: 'stop_order',
  kind: 'action',
  summary: 'Ends the run of an order. With SF47 and cancel_order 1 its rest is cancelled.',
  input: z.object({
    machine_id: MachineId,
    card_no: CardNo,
    /** The run that the person saw; absent = whichever runs. */
    record_no: z.int().optional(),
    cancel_order: Flag.default(0),
  }),
  output: z.object({
    p_order: z.int(),
    card_no: CardNo,
    end_time: Time,
    remaining_qty: z.number(),
    /** Record of the cancellation that waits for the ERP, or null. */
    cancellation: z.int().nullable(),
  }),
  permission: 'report-quantity',
  emits: ['MachineChanged', 'NewOrderCancellation', 'OrderChanged'],
})

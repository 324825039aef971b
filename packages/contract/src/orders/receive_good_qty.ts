import { CardNo, EmployeeNo, Flag, MachineId, Time } from '@takt/domain/ground/model/ids.ts'
import { Quantity } from '@takt/domain/ground/model/quantity.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const receiveGoodQty = defineProcedure({
  name: 'receive_good_qty',
  kind: 'action',
  summary: 'Books good quantity on a running order, once per request id.',
  input: z.object({
    machine_id: MachineId,
    card_no: CardNo,
    good_qty: Quantity,
    employee: EmployeeNo,
    /** None: now, by the server's clock. */
    trans_time: Time.optional(),
    note: z.string().max(2000).default(''),
    /** SF25: more than planned is reported, and 1 says that the order is fully reported: it ends with this booking. */
    fully_reported: Flag.optional(),
  }),
  output: z.object({
    record_no: z.int(),
    card_good_qty: z.number(),
    remaining_qty: z.number(),
    /** SF25: ask whether the order is fully reported; Yes is cancel_rest_of_order. */
    ask_fully_reported: z.literal(true).optional(),
    /** SF25: the order was fully reported, has ended, and nothing of it is left to make. */
    rest_cancelled: z.literal(true).optional(),
  }),
  permission: 'report-quantity',
  emits: ['MachineChanged', 'NewOrderCancellation', 'OrderChanged'],
})

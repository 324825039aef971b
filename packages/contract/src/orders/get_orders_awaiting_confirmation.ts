import { MachineId } from '@takt/domain/ground/model/ids.ts'
import { Order } from '@takt/domain/orders/model/order.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getOrdersAwaitingConfirmation = defineProcedure({
  name: 'get_orders_awaiting_confirmation',
  kind: 'load',
  summary:
    'Orders that ended on a machine and that nobody has confirmed: cancelled ones and those with open pallet flags.',
  input: z.object({ machine_id: MachineId }),
  output: Order.extend({
    /** Its cancellation that the ERP has not taken; 0: there is none. */
    cancellation_no: z.int(),
    /** F failed, W is ongoing; '' without a cancellation. */
    cancellation_status: z.enum(['W', 'F', '']),
    last_error: z.string(),
    flags_waiting: z.int(),
  }),
})

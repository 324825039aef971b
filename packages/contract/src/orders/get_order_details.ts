import { CardNo, Flag, MachineId } from '@takt/domain/ground/model/ids.ts'
import { OrderDetails } from '@takt/domain/orders/model/order-details.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getOrderDetails = defineProcedure({
  name: 'get_order_details',
  kind: 'load',
  summary: 'Quantities, times, people and OEE of one run of an order, or of all its runs on the machine as one.',
  input: z.object({
    machine_id: MachineId,
    card_no: CardNo,
    /** 0 = all runs. */
    p_order: z.int().nonnegative().default(0),
    /** Which list the order was chosen from; its runs are the same. */
    finished: z.union([Flag, z.boolean()]).optional(),
  }),
  output: OrderDetails,
  beforeDeviceSignIn: true,
})

import { Flag, MachineId } from '@takt/domain/ground/model/ids.ts'
import { Order } from '@takt/domain/orders/model/order.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getRunningAndFinishedOrders = defineProcedure({
  name: 'get_running_and_finished_orders',
  kind: 'load',
  summary: 'What runs on a machine and what ended on it in the last 30 days, newest first, each order once.',
  input: z.object({
    machine_id: MachineId,
    /** 1 leaves cancelled orders out; absent = as the machine's SF196 says. */
    non_cancelled: Flag.optional(),
  }),
  output: Order,
  beforeDeviceSignIn: true,
})

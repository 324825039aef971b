import { MachineId } from '@takt/domain/ground/model/ids.ts'
import { Order } from '@takt/domain/orders/model/order.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getRunningOrders = defineProcedure({
  name: 'get_running_orders',
  kind: 'load',
  summary: 'The orders that run now, on a machine or on all, the first started first.',
  input: z.object({
    machine_id: MachineId.optional(),
    /** For the cache of the client; the server always reads. */
    reload: z.boolean().default(false),
  }),
  output: Order,
  beforeDeviceSignIn: true,
  onWalls: true,
})

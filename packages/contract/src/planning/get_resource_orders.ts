import { MachineId } from '@takt/domain/ground/model/ids.ts'
import { PlannedOrder } from '@takt/domain/orders/model/planned-order.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getResourceOrders = defineProcedure({
  name: 'get_resource_orders',
  kind: 'load',
  summary: 'Planned orders that a planning resource may take on, with the resources that have taken them on.',
  input: z.object({
    machine_id: MachineId,
    /** Also those that are planned after the day limit. */
    all: z.boolean().default(false),
  }),
  output: PlannedOrder.extend({ resources: z.array(MachineId) }),
})

import { MachineId } from '@takt/domain/ground/model/ids.ts'
import { PlannedOrder } from '@takt/domain/orders/model/planned-order.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getPlannedOrders = defineProcedure({
  name: 'get_planned_orders',
  kind: 'load',
  summary: 'The plan of a machine by planned start, or only what should have started before today.',
  input: z.object({
    machine_id: MachineId,
    /** Where orders come from is known of the machine; both change nothing of their form. */
    erp_resource: z.string().max(80).optional(),
    erp_connection_type: z.number().optional(),
    only_late: z.boolean().default(false),
  }),
  output: PlannedOrder,
  beforeDeviceSignIn: true,
  onWalls: true,
})

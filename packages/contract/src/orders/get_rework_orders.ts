import { MachineId } from '@takt/domain/ground/model/ids.ts'
import { PlannedOrder } from '@takt/domain/orders/model/planned-order.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getReworkOrders = defineProcedure({
  name: 'get_rework_orders',
  kind: 'load',
  summary: 'Planned orders of a machine that make pieces good again.',
  input: z.object({ machine_id: MachineId }),
  output: PlannedOrder,
})

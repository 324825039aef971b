import { PlannedOrder } from '@takt/domain/orders/model/planned-order.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getUnbundledOrders = defineProcedure({
  name: 'get_unbundled_orders',
  kind: 'load',
  summary: 'Planned orders of a category of machines that are in no bundle, by planned start.',
  input: z.object({ category: z.string().max(40) }),
  output: PlannedOrder,
  permission: 'detail-planning',
})

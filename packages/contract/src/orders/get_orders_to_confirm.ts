import { MachineId } from '@takt/domain/ground/model/ids.ts'
import { OrderToConfirm } from '@takt/domain/orders/model/pallet-flag.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getOrdersToConfirm = defineProcedure({
  name: 'get_orders_to_confirm',
  kind: 'load',
  summary: 'Orders with pallet flags that nobody has confirmed, of one machine or of all that the user may see.',
  input: z.object({ machine_id: MachineId.optional() }),
  output: OrderToConfirm,
})

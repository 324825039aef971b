import { MachineList } from '@takt/domain/machines/machine-list.ts'
import { LateOrder } from '@takt/domain/orders/model/late-order.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getLateOrders = defineProcedure({
  name: 'get_late_orders',
  kind: 'load',
  summary:
    'Orders of the machines named, or of all, that are late or at risk by the rule of the boards, what is late first.',
  input: z.object({ machine_string: MachineList.optional() }),
  output: LateOrder,
})

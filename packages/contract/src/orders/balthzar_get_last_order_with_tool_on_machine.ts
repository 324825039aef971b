import { MachineId } from '@takt/domain/ground/model/ids.ts'
import { Order } from '@takt/domain/orders/model/order.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const balthzarGetLastOrderWithToolOnMachine = defineProcedure({
  name: 'balthzar_get_last_order_with_tool_on_machine',
  kind: 'load',
  summary: 'The order that ran last with a tool on a machine, or none.',
  input: z.object({ machine_id: MachineId, tool_id: z.string().max(60) }),
  output: Order,
  beforeDeviceSignIn: true,
})

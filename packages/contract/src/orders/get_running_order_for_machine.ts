import { MachineId } from '@takt/domain/ground/model/ids.ts'
import { Order } from '@takt/domain/orders/model/order.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getRunningOrderForMachine = defineProcedure({
  name: 'get_running_order_for_machine',
  kind: 'load',
  summary: 'The order that has run longest on a machine, or none.',
  input: z.object({ machine_id: MachineId }),
  output: Order,
  beforeDeviceSignIn: true,
})

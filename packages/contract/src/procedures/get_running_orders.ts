import { MachineId } from '@takt/domain/model/ids.ts'
import { RunningOrder } from '@takt/domain/model/order.ts'
import { z } from 'zod'
import { defineProcedure } from '../define-procedure.ts'

export const getRunningOrders = defineProcedure({
  name: 'get_running_orders',
  kind: 'load',
  summary: 'The orders that run on a machine now, the first started first.',
  input: z.object({ machine_id: MachineId }),
  output: RunningOrder,
  beforeDeviceSignIn: true,
})

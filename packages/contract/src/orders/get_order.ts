import { CardNo, MachineId } from '@takt/domain/ground/model/ids.ts'
import { CamelOrder } from '@takt/domain/orders/model/camel-order.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getOrder = defineProcedure({
  name: 'get_order',
  kind: 'load',
  summary: 'One order of a machine with its materials, in camel case; GET /api/order/{machineId}/{cardNo} answers it.',
  input: z.object({ machine_id: MachineId, card_no: CardNo }),
  output: CamelOrder,
  beforeDeviceSignIn: true,
})

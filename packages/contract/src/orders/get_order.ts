import { CamelOrder } from '@takt/domain/model/camel-order.ts'
import { CardNo, MachineId } from '@takt/domain/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../define-procedure.ts'

export const getOrder = defineProcedure({
  name: 'get_order',
  kind: 'load',
  summary: 'One order of a machine with its materials, in camel case; GET /api/order/{machineId}/{cardNo} answers it.',
  input: z.object({ machine_id: MachineId, card_no: CardNo }),
  output: CamelOrder,
  beforeDeviceSignIn: true,
})

import { StartedOrder, StartFields } from '@takt/domain/orders/model/order-start.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const startReworkOrder = defineProcedure({
  name: 'start_rework_order',
  kind: 'action',
  summary: 'Starts a rework order of the machine with the quantity that is to be made good again.',
  input: StartFields.extend({
    quantity: z.number().positive().max(1_000_000_000),
    employee: z.string().max(40).default(''),
  }),
  output: StartedOrder,
  permission: 'report-quantity',
  emits: ['MachineChanged', 'OrderChanged'],
})

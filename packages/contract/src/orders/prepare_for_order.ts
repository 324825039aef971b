import { CardNo, Flag, MachineId } from '@takt/domain/ground/model/ids.ts'
import { PlannedOrder } from '@takt/domain/orders/model/planned-order.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const prepareForOrder = defineProcedure({
  name: 'prepare_for_order',
  kind: 'action',
  summary: 'Says that materials, tools, peripherals or print of a planned order are prepared, or not.',
  input: z.object({
    machine_id: MachineId,
    card_no: CardNo,
    feature: z.enum(['materials', 'tools', 'peripherals', 'print']),
    value: Flag,
  }),
  output: PlannedOrder,
  permission: 'report-quantity',
  emits: ['MachineChanged', 'OrderChanged'],
})

import { CardNo, EmployeeNo, Flag, MachineId } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const cancelRestOfOrder = defineProcedure({
  name: 'cancel_rest_of_order',
  kind: 'action',
  summary:
    'Cancels what is left of a planned or finished order, or reverts that. With SF25 also of a running one that is fully reported, which ends.',
  input: z.object({
    machine_id: MachineId,
    card_no: CardNo,
    record_no1: z.string().max(60).default(''),
    cancelled: Flag,
    /** SF25: who says that a running order is fully reported; '' is whoever is signed in. */
    employee: EmployeeNo.or(z.literal('')).default(''),
  }),
  output: z.object({ card_no: CardNo, cancelled: Flag, remaining_qty: z.number(), cancellation: z.int().nullable() }),
  permission: 'report-quantity',
  emits: ['MachineChanged', 'NewOrderCancellation', 'OrderChanged'],
})

import { CardNo, EmployeeNo, MachineId } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const deleteCancellationOrder = defineProcedure({
  name: 'delete_cancellation_order',
  kind: 'action',
  summary: 'Reverts a cancellation that the ERP has not taken: the rest of the order is open again.',
  input: z.object({
    machine_id: MachineId,
    /** 0 with the card: a cancellation that the ERP is not told of. */
    record_no: z.int(),
    card_no: CardNo.or(z.literal('')).default(''),
    employee: EmployeeNo,
  }),
  output: z.object({ record_no: z.int(), card_no: z.string() }),
  permission: 'report-quantity',
  emits: ['MachineChanged', 'NewOrderCancellation', 'OrderChanged'],
})

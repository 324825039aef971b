import { EmployeeNo, MachineId } from '@takt/domain/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../define-procedure.ts'

export const deleteCancellationOrder = defineProcedure({
  name: 'delete_cancellation_order',
  kind: 'action',
  summary: 'Gives a cancellation up that the ERP has not taken: the rest of the order is open again.',
  input: z.object({ machine_id: MachineId, record_no: z.int(), employee: EmployeeNo }),
  output: z.object({ record_no: z.int(), card_no: z.string() }),
  permission: 'report-quantity',
  emits: ['MachineChanged', 'NewOrderCancellation', 'OrderChanged'],
})

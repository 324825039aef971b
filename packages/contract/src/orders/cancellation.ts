import { MachineId } from '@takt/domain/ground/model/ids.ts'
import { historyActions, printStatuses } from '@takt/domain/orders/print-status.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const cancellation = defineProcedure({
  name: 'cancellation',
  kind: 'action',
  summary: 'Cancels rows of the pallet-flag or label history, or takes that back: all of them or none.',
  input: z.object({
    machine_id: MachineId,
    record_nos: z.array(z.int()).min(1).max(200),
    action: z.enum(historyActions),
  }),
  output: z.object({ record_no: z.int(), status: z.enum(printStatuses) }),
  permission: 'pallet-flag-cancellation-functions',
  emits: ['PalletsChanged'],
})

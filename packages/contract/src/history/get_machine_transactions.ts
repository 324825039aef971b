import { Day, MachineId } from '@takt/domain/ground/model/ids.ts'
import { MachineTransaction } from '@takt/domain/history/model/history.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getMachineTransactions = defineProcedure({
  name: 'get_machine_transactions',
  kind: 'load',
  summary: 'What was booked and what happened at a machine on one day or in one hour of it, oldest first.',
  input: z.object({
    machine_id: MachineId,
    date: Day,
    /** On the plant's clock; null is the whole day. */
    hour: z.int().min(0).max(23).nullable().default(null),
  }),
  output: MachineTransaction,
})

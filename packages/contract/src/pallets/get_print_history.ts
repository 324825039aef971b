import { CardNo, MachineId } from '@takt/domain/ground/model/ids.ts'
import { PrintJob } from '@takt/domain/pallets/model/print-job.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getPrintHistory = defineProcedure({
  name: 'get_print_history',
  kind: 'load',
  summary: 'What was printed of an order, or waits to be: flags or labels, newest first.',
  input: z.object({ machine_id: MachineId, card_no: CardNo, kind: z.enum(['flag', 'label']) }),
  output: PrintJob,
})

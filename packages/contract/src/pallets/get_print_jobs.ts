import { printStatuses } from '@takt/domain/orders/print-status.ts'
import { PrintJob } from '@takt/domain/pallets/model/print-job.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getPrintJobs = defineProcedure({
  name: 'get_print_jobs',
  kind: 'load',
  summary: 'Print jobs of all machines, newest first; only where the company prints globally.',
  input: z.object({ print_status: z.enum(['', ...printStatuses]).default('') }),
  output: PrintJob,
})

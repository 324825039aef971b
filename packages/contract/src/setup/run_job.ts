import { jobNames } from '@takt/domain/ground/jobs/job-names.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const runJob = defineProcedure({
  name: 'run_job',
  kind: 'action',
  summary: 'Runs a background job now instead of at its time; one that is under way once more after it.',
  input: z.object({ name: z.enum(jobNames) }),
  output: z.object({ name: z.enum(jobNames) }),
  permission: 'can-do-admin-actions',
  reach: 'plant',
})

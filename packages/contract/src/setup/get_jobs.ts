import { jobNames } from '@takt/domain/ground/jobs/job-names.ts'
import { Time } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getJobs = defineProcedure({
  name: 'get_jobs',
  kind: 'load',
  summary: 'The background jobs of the server: when each ran and runs next, how long it took, and why it failed.',
  input: z.object({}),
  output: z.object({
    name: z.enum(jobNames),
    every_seconds: z.int(),
    running: z.boolean(),
    /** When the last run began, or the one that is under way. */
    last_run: Time.nullable(),
    /** Of the last run that ended. */
    took_ms: z.int().nullable(),
    next_run: Time,
    /** In a row. */
    failures: z.int(),
    last_failure: Time.nullable(),
    /** '' where it happened in another company. */
    last_error: z.string(),
  }),
  permission: 'can-do-admin-actions',
})

import { Time } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getMails = defineProcedure({
  name: 'get_mails',
  kind: 'load',
  summary: 'The newest mails of the company: waiting, sent or given up, and why. Those that did not leave stand first.',
  input: z.object({}),
  output: z.object({
    mail_no: z.string(),
    to_address: z.string(),
    subject: z.string(),
    file_name: z.string(),
    /** W waits, S sent, F given up. */
    status: z.enum(['W', 'S', 'F']),
    created: Time,
    attempts: z.int(),
    /** Of one that waits. */
    next_attempt: Time,
    sent: Time.nullable(),
    last_error: z.string(),
  }),
  permission: 'can-do-admin-actions',
})

import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const retryMail = defineProcedure({
  name: 'retry_mail',
  kind: 'action',
  summary: 'Sends a mail that was given up once more.',
  input: z.object({ mail_no: z.string().regex(/^\d{1,18}$/) }),
  output: z.object({ mail_no: z.string() }),
  permission: 'can-do-admin-actions',
  reach: 'plant',
})

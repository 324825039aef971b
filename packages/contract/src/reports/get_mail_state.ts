import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getMailState = defineProcedure({
  name: 'get_mail_state',
  kind: 'load',
  summary: 'Whether the installation has a mail server, and from whom mail comes.',
  input: z.object({}),
  output: z.object({ set_up: z.boolean(), mail_from: z.string() }),
})

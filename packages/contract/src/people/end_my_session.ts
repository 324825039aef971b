import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const endMySession = defineProcedure({
  name: 'end_my_session',
  kind: 'action',
  summary: 'Signs the user out somewhere: the session’s next call is answered with 401.',
  input: z.object({ session_key: z.string().regex(/^[0-9a-f]{16}$/) }),
  output: z.object({ session_key: z.string() }),
  reach: 'own',
})

import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const changePassword = defineProcedure({
  name: 'change_password',
  kind: 'action',
  summary: 'Gives the user another password, after the old one; every other session of theirs ends.',
  input: z.object({ old_password: z.string().min(1).max(200), new_password: z.string().max(200) }),
  output: z.object({ ended_sessions: z.int() }),
  reach: 'own',
})

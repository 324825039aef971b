import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const beginSecondFactor = defineProcedure({
  name: 'begin_second_factor',
  kind: 'action',
  summary:
    'A secret for the user’s authenticator app, after the password; it counts once confirm_second_factor has a code of it.',
  input: z.object({ password: z.string().min(1).max(200) }),
  output: z.object({ secret: z.string(), uri: z.string() }),
  reach: 'own',
  secretAnswer: true,
})

import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const confirmSecondFactor = defineProcedure({
  name: 'confirm_second_factor',
  kind: 'action',
  summary: 'The first code of the app: from now on signing in asks for one. Answers the recovery codes, once.',
  input: z.object({ code: z.string().trim().min(1).max(40) }),
  output: z.object({ recovery_codes: z.array(z.string()) }),
  reach: 'own',
  secrets: ['code'],
  secretAnswer: true,
})

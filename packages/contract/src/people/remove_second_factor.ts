import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const removeSecondFactor = defineProcedure({
  name: 'remove_second_factor',
  kind: 'action',
  summary: 'Turns the user’s own second factor off, after password and code.',
  input: z.object({ password: z.string().min(1).max(200), code: z.string().trim().min(1).max(40) }),
  output: z.object({ required: z.boolean() }),
  reach: 'own',
  secrets: ['code'],
})

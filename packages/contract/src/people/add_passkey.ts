import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const addPasskey = defineProcedure({
  name: 'add_passkey',
  kind: 'action',
  summary: 'Keeps the passkey that a browser made from begin_passkey; signing in with it counts as both factors.',
  input: z.object({
    passkey_name: z.string().trim().min(1).max(60),
    /** The browser's answer (RegistrationResponseJSON). */
    response: z.looseObject({ id: z.string().max(2000), response: z.looseObject({}) }),
  }),
  output: z.object({ passkey_name: z.string() }),
  reach: 'own',
})

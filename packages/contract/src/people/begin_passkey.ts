import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const beginPasskey = defineProcedure({
  name: 'begin_passkey',
  kind: 'action',
  summary:
    'What a browser needs to make a passkey (WebAuthn creation options), after the password and, where the user has an authenticator app, its code; add_passkey takes what it made.',
  input: z.object({ password: z.string().min(1).max(200), code: z.string().max(40).default('') }),
  output: z.object({ options: z.record(z.string(), z.unknown()) }),
  reach: 'own',
  secrets: ['code'],
  secretAnswer: true,
})

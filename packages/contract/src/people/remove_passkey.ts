import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const removePasskey = defineProcedure({
  name: 'remove_passkey',
  kind: 'action',
  summary:
    'Removes one of the user’s own passkeys, after the password; not the only second factor of somebody who must have one.',
  input: z.object({ credential_id: z.string().min(1).max(2000), password: z.string().min(1).max(200) }),
  output: z.object({ credential_id: z.string() }),
  reach: 'own',
})

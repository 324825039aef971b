import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const renamePasskey = defineProcedure({
  name: 'rename_passkey',
  kind: 'action',
  summary: 'Gives one of the user’s own passkeys another name.',
  input: z.object({ credential_id: z.string().min(1).max(2000), passkey_name: z.string().trim().min(1).max(60) }),
  output: z.object({ passkey_name: z.string() }),
  reach: 'own',
})

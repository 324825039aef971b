import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const revokeAccessKey = defineProcedure({
  name: 'revoke_access_key',
  kind: 'action',
  summary: 'Ends a key for ever: whoever has it brings in nothing more.',
  input: z.object({ key_id: z.int() }),
  output: z.object({ key_id: z.int() }),
  permission: 'can-do-admin-actions',
  reach: 'plant',
  emits: ['SettingsChanged'],
})

import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const revokeWallLink = defineProcedure({
  name: 'revoke_wall_link',
  kind: 'action',
  summary: 'Ends a wall link for ever, and with it every display it opened.',
  input: z.object({ link_id: z.int() }),
  output: z.object({ link_id: z.int() }),
  permission: 'can-do-admin-actions',
  reach: 'plant',
})

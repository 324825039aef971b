import { WallLinkName } from '@takt/domain/dashboards/model/wall-link.ts'
import { Time } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const changeWallLink = defineProcedure({
  name: 'change_wall_link',
  kind: 'action',
  summary: 'Names a wall link and says when it ends. A revoked one stays revoked.',
  input: z.object({ link_id: z.int(), name: WallLinkName, expires_at: Time.nullable() }),
  output: z.object({ link_id: z.int() }),
  permission: 'can-do-admin-actions',
  reach: 'plant',
})

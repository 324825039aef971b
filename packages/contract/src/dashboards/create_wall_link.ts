import { WallLinkName } from '@takt/domain/dashboards/model/wall-link.ts'
import { Slug, Time } from '@takt/domain/ground/model/ids.ts'
import { WallBoards } from '@takt/domain/ground/model/wall-boards.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const createWallLink = defineProcedure({
  name: 'create_wall_link',
  kind: 'action',
  summary:
    'Makes a link that shows a dashboard, or ready boards in turn, without signing in. Its path holds the code and is answered this once.',
  input: z
    .object({
      name: WallLinkName,
      dashboard: Slug.optional(),
      boards: WallBoards.optional(),
      /** null: until it is revoked. */
      expires_at: Time.nullable(),
    })
    .refine(({ dashboard, boards }) => (dashboard === undefined) !== (boards === undefined), 'a dashboard or boards'),
  output: z.object({ link_id: z.int(), path: z.string() }),
  permission: 'can-do-admin-actions',
  reach: 'plant',
  secretAnswer: true,
})

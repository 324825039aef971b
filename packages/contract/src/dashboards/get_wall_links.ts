import { WallLinkRow } from '@takt/domain/dashboards/model/wall-link.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getWallLinks = defineProcedure({
  name: 'get_wall_links',
  kind: 'load',
  summary: 'The links that show a dashboard on a wall without signing in, newest first; never their codes.',
  input: z.object({}),
  output: WallLinkRow,
  permission: 'can-do-admin-actions',
})

import { AdminActionRow } from '@takt/domain/ground/model/admin-action.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getAdminActions = defineProcedure({
  name: 'get_admin_actions',
  kind: 'load',
  summary: 'The last hundred actions of administrators, the newest first.',
  input: z.object({}),
  output: AdminActionRow,
  permission: 'can-do-admin-actions',
})

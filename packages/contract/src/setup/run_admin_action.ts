import { adminActions, reachOfAdminAction } from '@takt/domain/ground/admin-actions.ts'
import { AdminActionRow } from '@takt/domain/ground/model/admin-action.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const runAdminAction = defineProcedure({
  name: 'run_admin_action',
  kind: 'action',
  summary:
    'Asks all screens to load anew or to drop what they keep of analyses, makes servers read the plant’s rules again, sends to the ERP now, or signs a user out.',
  input: z.object({
    action: z.enum(adminActions),
    /** Of sign-out-user. */
    username: z.string().max(80).default(''),
  }),
  output: AdminActionRow.omit({ record_no: true }),
  permission: 'can-do-admin-actions',
  reach: ({ action }) => reachOfAdminAction(action),
  emits: ['ClientsAsked', 'SettingsChanged'],
})

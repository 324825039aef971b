import { UserSetting } from '@takt/domain/people/model/user-setting.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const saveUser = defineProcedure({
  name: 'save_user',
  kind: 'action',
  summary:
    'Adds a user, or changes one over the version that was loaded. A new password, other machines or being switched off ends their sessions.',
  input: UserSetting.extend({
    /** Null: a new one. */
    user_id: z.int().nullable(),
    version: z.int().nonnegative(),
    /** '' = as before. */
    password: z.string().max(200),
  }),
  output: z.object({ user_id: z.int(), version: z.int(), ended_sessions: z.int() }),
  permission: 'can-do-admin-actions',
  reach: 'people',
  emits: ['SettingsChanged'],
})

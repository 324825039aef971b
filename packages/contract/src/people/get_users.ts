import { UserSettingRow } from '@takt/domain/people/model/user-setting.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getUsers = defineProcedure({
  name: 'get_users',
  kind: 'load',
  summary: 'The users of the company, also those that are switched off.',
  input: z.object({}),
  output: UserSettingRow.extend({
    /** They have an authenticator app or a passkey. */
    second_factor: z.boolean(),
    /** Their password is one that an administrator gave: they choose their own at the next sign-in. */
    first_password: z.boolean(),
    /** They have more than who asks, who can read them and not change them. */
    beyond_own: z.boolean(),
  }),
  permission: 'view-permissions',
  listsPeople: true,
})

import { MOST_LEVEL_NAME } from '@takt/domain/ground/levels.ts'
import { givenNames } from '@takt/domain/ground/model/names.ts'
import { UserLevelRow } from '@takt/domain/ground/model/user-level.ts'
import { permissionNames } from '@takt/domain/ground/permissions.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const saveUserLevel = defineProcedure({
  name: 'save_user_level',
  kind: 'action',
  summary: 'Names a user level, gives it permissions and takes others from it; what is not named stays as it is.',
  input: z.object({
    usertype: z.int().min(1).max(9),
    /** Undefined: as before. */
    names: givenNames(MOST_LEVEL_NAME).optional(),
    grant: z.array(z.enum(permissionNames)).default([]),
    take: z.array(z.enum(permissionNames)).default([]),
  }),
  output: UserLevelRow,
  permission: 'can-do-admin-actions',
  reach: 'plant',
  emits: ['SettingsChanged'],
})

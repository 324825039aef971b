import { UserLevelRow } from '@takt/domain/ground/model/user-level.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getUserLevels = defineProcedure({
  name: 'get_user_levels',
  kind: 'load',
  summary: 'The nine user levels with what each may do.',
  input: z.object({}),
  output: UserLevelRow,
  permission: 'view-permissions',
})

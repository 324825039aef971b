import { getUserLevels } from '@takt/contract/procedures/get_user_levels.ts'
import { userLevels } from '../administration/user-levels.ts'
import { handle } from './handle.ts'

export default handle(getUserLevels, (_input, { db }) => userLevels(db))

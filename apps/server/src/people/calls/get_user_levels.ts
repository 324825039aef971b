import { getUserLevels } from '@takt/contract/people/get_user_levels.ts'
import { handle } from '../../ground/call/handle.ts'
import { userLevels } from '../user-levels.ts'

export default handle(getUserLevels, (_input, { db }) => userLevels(db))

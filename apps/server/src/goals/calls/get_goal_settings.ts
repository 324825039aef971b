import { getGoalSettings } from '@takt/contract/goals/get_goal_settings.ts'
import { handle } from '../../ground/call/handle.ts'
import { goalSettings } from '../goal-settings.ts'

export default handle(getGoalSettings, (_input, { db, session, now }) =>
  goalSettings(db, { now, restricted: session.machine_restrictions.length > 0 }),
)

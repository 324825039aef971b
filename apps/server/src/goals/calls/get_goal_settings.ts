import { getGoalSettings } from '@takt/contract/procedures/get_goal_settings.ts'
import { goalSettings } from '../goals/goal-settings.ts'
import { handle } from './handle.ts'

export default handle(getGoalSettings, (_input, { db, session, now }) =>
  goalSettings(db, { now, restricted: session.machine_restrictions.length > 0 }),
)

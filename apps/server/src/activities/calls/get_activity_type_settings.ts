import { getActivityTypeSettings } from '@takt/contract/activities/get_activity_type_settings.ts'
import { handle } from '../../ground/call/handle.ts'
import { activityTypeSettings } from '../activity-type-settings.ts'

export default handle(getActivityTypeSettings, (_input, { db, session }) =>
  activityTypeSettings(db, { language: session.language }),
)

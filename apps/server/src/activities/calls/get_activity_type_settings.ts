import { getActivityTypeSettings } from '@takt/contract/procedures/get_activity_type_settings.ts'
import { activityTypeSettings } from '../activities/activity-type-settings.ts'
import { handle } from './handle.ts'

export default handle(getActivityTypeSettings, (_input, { db }) => activityTypeSettings(db))

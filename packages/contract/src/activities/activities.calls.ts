/** The calls of activities: what is not named here cannot be called. */
import { balthzarGetInternalActivityActionIdCardNo } from './balthzar_get_internal_activity_action_id_card_no.ts'
import { balthzarGetInternalActivityHistory } from './balthzar_get_internal_activity_history.ts'
import { balthzarGetInternalActivityPerformedChecklist } from './balthzar_get_internal_activity_performed_checklist.ts'
import { certifyInternalActivity } from './certify_internal_activity.ts'
import { deleteActivityType } from './delete_activity_type.ts'
import { deleteInternalActivity } from './delete_internal_activity.ts'
import { getActivityTypeSettings } from './get_activity_type_settings.ts'
import { getInternalActivities } from './get_internal_activities.ts'
import { getInternalActivityChecklist } from './get_internal_activity_checklist.ts'
import { getManualInternalActivities } from './get_manual_internal_activities.ts'
import { performInternalActivity } from './perform_internal_activity.ts'
import { saveActivityType } from './save_activity_type.ts'
import { startInternalActivity } from './start_internal_activity.ts'

export const activitiesCalls = [
  balthzarGetInternalActivityActionIdCardNo,
  balthzarGetInternalActivityHistory,
  balthzarGetInternalActivityPerformedChecklist,
  certifyInternalActivity,
  deleteActivityType,
  deleteInternalActivity,
  getActivityTypeSettings,
  getInternalActivities,
  getInternalActivityChecklist,
  getManualInternalActivities,
  performInternalActivity,
  saveActivityType,
  startInternalActivity,
] as const

/** What the pages read on which a plant is set up. */
import { getAccessKeys } from './procedures/get_access_keys.ts'
import { getActivityTypeSettings } from './procedures/get_activity_type_settings.ts'
import { getCalendarSettings } from './procedures/get_calendar_settings.ts'
import { getDayTypeSettings } from './procedures/get_day_type_settings.ts'
import { getEmployeeSettings } from './procedures/get_employee_settings.ts'
import { getFirstSteps } from './procedures/get_first_steps.ts'
import { getGoalSettings } from './procedures/get_goal_settings.ts'
import { getInputGroupSettings } from './procedures/get_input_group_settings.ts'
import { getInputSettings } from './procedures/get_input_settings.ts'
import { getMachineChoices } from './procedures/get_machine_choices.ts'
import { getMachineSettings } from './procedures/get_machine_settings.ts'
import { getMailState } from './procedures/get_mail_state.ts'
import { getMails } from './procedures/get_mails.ts'
import { getPlaceSettings } from './procedures/get_place_settings.ts'
import { getPrinterSettings } from './procedures/get_printer_settings.ts'
import { getReasonGroups } from './procedures/get_reason_groups.ts'
import { getReportedSignals } from './procedures/get_reported_signals.ts'
import { getScrapReasonSettings } from './procedures/get_scrap_reason_settings.ts'
import { getSetupTypeSettings } from './procedures/get_setup_type_settings.ts'
import { getShiftSettings } from './procedures/get_shift_settings.ts'
import { getStopCodeSettings } from './procedures/get_stop_code_settings.ts'

export const setupLoads = [
  getAccessKeys,
  getActivityTypeSettings,
  getCalendarSettings,
  getDayTypeSettings,
  getEmployeeSettings,
  getFirstSteps,
  getGoalSettings,
  getInputSettings,
  getMailState,
  getMails,
  getMachineChoices,
  getMachineSettings,
  getPlaceSettings,
  getPrinterSettings,
  getReasonGroups,
  getInputGroupSettings,
  getSetupTypeSettings,
  getScrapReasonSettings,
  getShiftSettings,
  getStopCodeSettings,
  getReportedSignals,
] as const

/** What the pages read on which a plant is set up. */

import getAccessKeys from './get_access_keys.ts'
import getActivityTypeSettings from './get_activity_type_settings.ts'
import getCalendarSettings from './get_calendar_settings.ts'
import getDayTypeSettings from './get_day_type_settings.ts'
import getEmployeeSettings from './get_employee_settings.ts'
import getFirstSteps from './get_first_steps.ts'
import getGoalSettings from './get_goal_settings.ts'
import getInputGroupSettings from './get_input_group_settings.ts'
import getInputSettings from './get_input_settings.ts'
import getMachineChoices from './get_machine_choices.ts'
import getMachineSettings from './get_machine_settings.ts'
import getMailState from './get_mail_state.ts'
import getMails from './get_mails.ts'
import getPlaceSettings from './get_place_settings.ts'
import getPrinterSettings from './get_printer_settings.ts'
import getReasonGroups from './get_reason_groups.ts'
import getReportedSignals from './get_reported_signals.ts'
import getScrapReasonSettings from './get_scrap_reason_settings.ts'
import getSetupTypeSettings from './get_setup_type_settings.ts'
import getShiftSettings from './get_shift_settings.ts'
import getStopCodeSettings from './get_stop_code_settings.ts'
import type { Handler } from './handle.ts'

export const setupLoadHandlers: readonly Handler[] = [
  getMailState,
  getMails,
  getAccessKeys,
  getActivityTypeSettings,
  getCalendarSettings,
  getDayTypeSettings,
  getEmployeeSettings,
  getFirstSteps,
  getGoalSettings,
  getInputSettings,
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
]

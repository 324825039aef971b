/** What the pages read on which a plant is set up. */

import getActivityTypeSettings from '../activities/calls/get_activity_type_settings.ts'
import getCalendarSettings from '../calendar/calls/get_calendar_settings.ts'
import getDayTypeSettings from '../calendar/calls/get_day_type_settings.ts'
import getShiftSettings from '../calendar/calls/get_shift_settings.ts'
import getGoalSettings from '../goals/calls/get_goal_settings.ts'
import type { Handler } from '../ground/call/handle.ts'
import getReportedSignals from '../import/calls/get_reported_signals.ts'
import getMachineChoices from '../machines/calls/get_machine_choices.ts'
import getPrinterSettings from '../pallets/calls/get_printer_settings.ts'
import getAccessKeys from '../people/calls/get_access_keys.ts'
import getEmployeeSettings from '../people/calls/get_employee_settings.ts'
import getMailState from '../reports/calls/get_mail_state.ts'
import getMails from '../reports/calls/get_mails.ts'
import getScrapReasonSettings from '../scrap/calls/get_scrap_reason_settings.ts'
import getFirstSteps from '../setup/calls/get_first_steps.ts'
import getInputGroupSettings from '../setup/calls/get_input_group_settings.ts'
import getInputSettings from '../setup/calls/get_input_settings.ts'
import getMachineSettings from '../setup/calls/get_machine_settings.ts'
import getPlaceSettings from '../setup/calls/get_place_settings.ts'
import getReasonGroups from '../stops/calls/get_reason_groups.ts'
import getSetupTypeSettings from '../stops/calls/get_setup_type_settings.ts'
import getStopCodeSettings from '../stops/calls/get_stop_code_settings.ts'

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

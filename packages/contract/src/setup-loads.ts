/** What the pages read on which a plant is set up. */

import { getActivityTypeSettings } from './activities/get_activity_type_settings.ts'
import { getCalendarSettings } from './calendar/get_calendar_settings.ts'
import { getDayTypeSettings } from './calendar/get_day_type_settings.ts'
import { getShiftSettings } from './calendar/get_shift_settings.ts'
import { getGoalSettings } from './goals/get_goal_settings.ts'
import { getReportedSignals } from './import/get_reported_signals.ts'
import { getMachineChoices } from './machines/get_machine_choices.ts'
import { getPrinterSettings } from './pallets/get_printer_settings.ts'
import { getAccessKeys } from './people/get_access_keys.ts'
import { getEmployeeSettings } from './people/get_employee_settings.ts'
import { getMailState } from './reports/get_mail_state.ts'
import { getMails } from './reports/get_mails.ts'
import { getScrapReasonSettings } from './scrap/get_scrap_reason_settings.ts'
import { getFirstSteps } from './setup/get_first_steps.ts'
import { getInputGroupSettings } from './setup/get_input_group_settings.ts'
import { getInputSettings } from './setup/get_input_settings.ts'
import { getMachineSettings } from './setup/get_machine_settings.ts'
import { getPlaceSettings } from './setup/get_place_settings.ts'
import { getReasonGroups } from './stops/get_reason_groups.ts'
import { getSetupTypeSettings } from './stops/get_setup_type_settings.ts'
import { getStopCodeSettings } from './stops/get_stop_code_settings.ts'

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

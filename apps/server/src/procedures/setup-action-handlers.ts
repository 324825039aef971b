/** What the pages change on which a plant is set up. */

import deleteActivityType from '../activities/calls/delete_activity_type.ts'
import saveActivityType from '../activities/calls/save_activity_type.ts'
import deleteCalendar from '../calendar/calls/delete_calendar.ts'
import deleteDayType from '../calendar/calls/delete_day_type.ts'
import deleteShift from '../calendar/calls/delete_shift.ts'
import saveCalendar from '../calendar/calls/save_calendar.ts'
import saveCalendarDays from '../calendar/calls/save_calendar_days.ts'
import saveCalendarMachines from '../calendar/calls/save_calendar_machines.ts'
import saveDayType from '../calendar/calls/save_day_type.ts'
import saveShift from '../calendar/calls/save_shift.ts'
import deleteProductionGoal from '../goals/calls/delete_production_goal.ts'
import saveProductionGoal from '../goals/calls/save_production_goal.ts'
import type { Handler } from '../ground/call/handle.ts'
import savePrinter from '../pallets/calls/save_printer.ts'
import createAccessKey from '../people/calls/create_access_key.ts'
import revokeAccessKey from '../people/calls/revoke_access_key.ts'
import saveEmployee from '../people/calls/save_employee.ts'
import retryMail from '../reports/calls/retry_mail.ts'
import deleteScrapReason from '../scrap/calls/delete_scrap_reason.ts'
import saveScrapReason from '../scrap/calls/save_scrap_reason.ts'
import deleteInputGroup from '../setup/calls/delete_input_group.ts'
import deleteMachine from '../setup/calls/delete_machine.ts'
import deletePlace from '../setup/calls/delete_place.ts'
import saveInputGroup from '../setup/calls/save_input_group.ts'
import saveInputSettings from '../setup/calls/save_input_settings.ts'
import saveMachine from '../setup/calls/save_machine.ts'
import savePlace from '../setup/calls/save_place.ts'
import deleteReasonGroup from '../stops/calls/delete_reason_group.ts'
import deleteSetupType from '../stops/calls/delete_setup_type.ts'
import deleteStopCode from '../stops/calls/delete_stop_code.ts'
import saveReasonGroup from '../stops/calls/save_reason_group.ts'
import saveSetupType from '../stops/calls/save_setup_type.ts'
import saveStopCode from '../stops/calls/save_stop_code.ts'

export const setupActionHandlers: readonly Handler[] = [
  retryMail,
  createAccessKey,
  deleteActivityType,
  deleteCalendar,
  deleteDayType,
  deleteMachine,
  deletePlace,
  deleteProductionGoal,
  deleteInputGroup,
  deleteReasonGroup,
  deleteSetupType,
  deleteScrapReason,
  deleteShift,
  deleteStopCode,
  revokeAccessKey,
  saveActivityType,
  saveCalendar,
  saveCalendarDays,
  saveCalendarMachines,
  saveDayType,
  saveEmployee,
  saveInputSettings,
  saveMachine,
  savePlace,
  savePrinter,
  saveProductionGoal,
  saveInputGroup,
  saveReasonGroup,
  saveSetupType,
  saveScrapReason,
  saveShift,
  saveStopCode,
]

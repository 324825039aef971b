/** What the pages change on which a plant is set up. */

import createAccessKey from './create_access_key.ts'
import deleteActivityType from './delete_activity_type.ts'
import deleteCalendar from './delete_calendar.ts'
import deleteDayType from './delete_day_type.ts'
import deleteInputGroup from './delete_input_group.ts'
import deleteMachine from './delete_machine.ts'
import deletePlace from './delete_place.ts'
import deleteProductionGoal from './delete_production_goal.ts'
import deleteReasonGroup from './delete_reason_group.ts'
import deleteScrapReason from './delete_scrap_reason.ts'
import deleteSetupType from './delete_setup_type.ts'
import deleteShift from './delete_shift.ts'
import deleteStopCode from './delete_stop_code.ts'
import type { Handler } from './handle.ts'
import retryMail from './retry_mail.ts'
import revokeAccessKey from './revoke_access_key.ts'
import saveActivityType from './save_activity_type.ts'
import saveCalendar from './save_calendar.ts'
import saveCalendarDays from './save_calendar_days.ts'
import saveCalendarMachines from './save_calendar_machines.ts'
import saveDayType from './save_day_type.ts'
import saveEmployee from './save_employee.ts'
import saveInputGroup from './save_input_group.ts'
import saveInputSettings from './save_input_settings.ts'
import saveMachine from './save_machine.ts'
import savePlace from './save_place.ts'
import savePrinter from './save_printer.ts'
import saveProductionGoal from './save_production_goal.ts'
import saveReasonGroup from './save_reason_group.ts'
import saveScrapReason from './save_scrap_reason.ts'
import saveSetupType from './save_setup_type.ts'
import saveShift from './save_shift.ts'
import saveStopCode from './save_stop_code.ts'

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

/** What the pages change on which a plant is set up. */
import { createAccessKey } from './procedures/create_access_key.ts'
import { deleteActivityType } from './procedures/delete_activity_type.ts'
import { deleteCalendar } from './procedures/delete_calendar.ts'
import { deleteDayType } from './procedures/delete_day_type.ts'
import { deleteInputGroup } from './procedures/delete_input_group.ts'
import { deleteMachine } from './procedures/delete_machine.ts'
import { deletePlace } from './procedures/delete_place.ts'
import { deleteProductionGoal } from './procedures/delete_production_goal.ts'
import { deleteReasonGroup } from './procedures/delete_reason_group.ts'
import { deleteScrapReason } from './procedures/delete_scrap_reason.ts'
import { deleteSetupType } from './procedures/delete_setup_type.ts'
import { deleteShift } from './procedures/delete_shift.ts'
import { deleteStopCode } from './procedures/delete_stop_code.ts'
import { retryMail } from './procedures/retry_mail.ts'
import { revokeAccessKey } from './procedures/revoke_access_key.ts'
import { saveActivityType } from './procedures/save_activity_type.ts'
import { saveCalendar } from './procedures/save_calendar.ts'
import { saveCalendarDays } from './procedures/save_calendar_days.ts'
import { saveCalendarMachines } from './procedures/save_calendar_machines.ts'
import { saveDayType } from './procedures/save_day_type.ts'
import { saveEmployee } from './procedures/save_employee.ts'
import { saveInputGroup } from './procedures/save_input_group.ts'
import { saveInputSettings } from './procedures/save_input_settings.ts'
import { saveMachine } from './procedures/save_machine.ts'
import { savePlace } from './procedures/save_place.ts'
import { savePrinter } from './procedures/save_printer.ts'
import { saveProductionGoal } from './procedures/save_production_goal.ts'
import { saveReasonGroup } from './procedures/save_reason_group.ts'
import { saveScrapReason } from './procedures/save_scrap_reason.ts'
import { saveSetupType } from './procedures/save_setup_type.ts'
import { saveShift } from './procedures/save_shift.ts'
import { saveStopCode } from './procedures/save_stop_code.ts'

export const setupActions = [
  retryMail,
  createAccessKey,
  deleteActivityType,
  deleteCalendar,
  deleteDayType,
  deleteMachine,
  deletePlace,
  deleteProductionGoal,
  deleteReasonGroup,
  deleteInputGroup,
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
  saveReasonGroup,
  saveInputGroup,
  saveSetupType,
  saveScrapReason,
  saveShift,
  saveStopCode,
] as const

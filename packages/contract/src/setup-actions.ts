/** What the pages change on which a plant is set up. */

import { deleteActivityType } from './activities/delete_activity_type.ts'
import { saveActivityType } from './activities/save_activity_type.ts'
import { deleteCalendar } from './calendar/delete_calendar.ts'
import { deleteDayType } from './calendar/delete_day_type.ts'
import { deleteShift } from './calendar/delete_shift.ts'
import { saveCalendar } from './calendar/save_calendar.ts'
import { saveCalendarDays } from './calendar/save_calendar_days.ts'
import { saveCalendarMachines } from './calendar/save_calendar_machines.ts'
import { saveDayType } from './calendar/save_day_type.ts'
import { saveShift } from './calendar/save_shift.ts'
import { deleteProductionGoal } from './goals/delete_production_goal.ts'
import { saveProductionGoal } from './goals/save_production_goal.ts'
import { savePrinter } from './pallets/save_printer.ts'
import { createAccessKey } from './people/create_access_key.ts'
import { revokeAccessKey } from './people/revoke_access_key.ts'
import { saveEmployee } from './people/save_employee.ts'
import { retryMail } from './reports/retry_mail.ts'
import { deleteScrapReason } from './scrap/delete_scrap_reason.ts'
import { saveScrapReason } from './scrap/save_scrap_reason.ts'
import { deleteInputGroup } from './setup/delete_input_group.ts'
import { deleteMachine } from './setup/delete_machine.ts'
import { deletePlace } from './setup/delete_place.ts'
import { saveInputGroup } from './setup/save_input_group.ts'
import { saveInputSettings } from './setup/save_input_settings.ts'
import { saveMachine } from './setup/save_machine.ts'
import { savePlace } from './setup/save_place.ts'
import { deleteReasonGroup } from './stops/delete_reason_group.ts'
import { deleteSetupType } from './stops/delete_setup_type.ts'
import { deleteStopCode } from './stops/delete_stop_code.ts'
import { saveReasonGroup } from './stops/save_reason_group.ts'
import { saveSetupType } from './stops/save_setup_type.ts'
import { saveStopCode } from './stops/save_stop_code.ts'

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

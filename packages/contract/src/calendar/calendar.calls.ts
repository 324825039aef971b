/** The calls of calendar: what is not named here cannot be called. */
import { deleteCalendar } from './delete_calendar.ts'
import { deleteDayType } from './delete_day_type.ts'
import { deleteShift } from './delete_shift.ts'
import { getCalendarSettings } from './get_calendar_settings.ts'
import { getDayTypeSettings } from './get_day_type_settings.ts'
import { getShiftSettings } from './get_shift_settings.ts'
import { saveCalendar } from './save_calendar.ts'
import { saveCalendarDays } from './save_calendar_days.ts'
import { saveCalendarMachines } from './save_calendar_machines.ts'
import { saveDayType } from './save_day_type.ts'
import { saveShift } from './save_shift.ts'
import { takeBackCalendarChange } from './take_back_calendar_change.ts'

export const calendarCalls = [
  deleteCalendar,
  deleteDayType,
  deleteShift,
  getCalendarSettings,
  getDayTypeSettings,
  getShiftSettings,
  saveCalendar,
  saveCalendarDays,
  saveCalendarMachines,
  saveDayType,
  saveShift,
  takeBackCalendarChange,
] as const

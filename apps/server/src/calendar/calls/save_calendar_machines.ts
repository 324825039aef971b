import { saveCalendarMachines } from '@takt/contract/procedures/save_calendar_machines.ts'
import { isRefusal } from '@takt/domain/refusal.ts'
import { calendarRows } from '../calendar-setup/calendar-rows.ts'
import { lockCalendars } from '../calendar-setup/change-calendars.ts'
import { followCalendar } from '../calendar-setup/follow-calendar.ts'
import { handle } from './handle.ts'

export default handle(saveCalendarMachines, async (input, { db, now, audit, emit, machineChanged }) => {
  await lockCalendars(db)
  const followed = await followCalendar(db, input, now)
  if (isRefusal(followed)) return followed
  audit({ what: 'calendar.machines', key: String(input.calendar_id), before: followed.before, after: input.machines })
  emit('SettingsChanged', {})
  for (const machine_id of Object.keys(followed.before)) machineChanged(machine_id)
  return await calendarRows(db, now, input.calendar_id)
})

import { saveCalendarMachines } from '@takt/contract/calendar/save_calendar_machines.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { handle } from '../../ground/call/handle.ts'
import { calendarRows } from '../calendar-rows.ts'
import { lockCalendars } from '../change-calendars.ts'
import { followCalendar } from '../follow-calendar.ts'

export default handle(saveCalendarMachines, async (input, { db, now, audit, emit, machineChanged }) => {
  await lockCalendars(db)
  const followed = await followCalendar(db, input, now)
  if (isRefusal(followed)) return followed
  audit({ what: 'calendar.machines', key: String(input.calendar_id), before: followed.before, after: input.machines })
  emit('SettingsChanged', {})
  for (const machine_id of Object.keys(followed.before)) machineChanged(machine_id)
  return await calendarRows(db, now, input.calendar_id)
})

import { saveCalendarDays } from '@takt/contract/procedures/save_calendar_days.ts'
import { isRefusal } from '@takt/domain/refusal.ts'
import { calendarRows } from '../calendar-setup/calendar-rows.ts'
import { lockCalendars } from '../calendar-setup/change-calendars.ts'
import { changeDays } from '../calendar-setup/change-days.ts'
import { handle } from './handle.ts'

export default handle(saveCalendarDays, async (input, { db, now, audit, emit, machineChanged }) => {
  await lockCalendars(db)
  const changed = await changeDays(db, input, now)
  if (isRefusal(changed)) return changed
  audit({ what: 'calendar.days', key: String(input.calendar_id), before: changed.before, after: input })
  emit('SettingsChanged', {})
  for (const machine_id of changed.machines) machineChanged(machine_id)
  for (const machine_id of changed.stopsChanged) emit('StopsChanged', { machine_id })
  return await calendarRows(db, now, input.calendar_id)
})

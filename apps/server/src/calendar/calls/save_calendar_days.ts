import { saveCalendarDays } from '@takt/contract/calendar/save_calendar_days.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { handle } from '../../ground/call/handle.ts'
import { calendarRows } from '../calendar-rows.ts'
import { lockCalendars } from '../change-calendars.ts'
import { changeDays } from '../change-days.ts'

export default handle(saveCalendarDays, async (input, { db, session, now, audit, emit, machineChanged }) => {
  await lockCalendars(db)
  const changed = await changeDays(db, input, { now, language: session.language })
  if (isRefusal(changed)) return changed
  audit({ what: 'calendar.days', key: String(input.calendar_id), before: changed.before, after: input })
  emit('SettingsChanged', {})
  for (const machine_id of changed.machines) machineChanged(machine_id)
  for (const machine_id of changed.stopsChanged) emit('StopsChanged', { machine_id })
  return await calendarRows(db, now, input.calendar_id)
})

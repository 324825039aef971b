import { saveCalendar } from '@takt/contract/procedures/save_calendar.ts'
import { isRefusal } from '@takt/domain/refusal.ts'
import { addCalendar } from '../calendar-setup/add-calendar.ts'
import { calendarRows } from '../calendar-setup/calendar-rows.ts'
import { lockCalendars } from '../calendar-setup/change-calendars.ts'
import { changeWeek } from '../calendar-setup/change-week.ts'
import { handle } from './handle.ts'

export default handle(saveCalendar, async (input, { db, now, audit, emit, machineChanged }) => {
  await lockCalendars(db)
  const [before] = input.calendar_id === null ? [] : await calendarRows(db, now, input.calendar_id)
  const saved = input.calendar_id === null ? await addCalendar(db, input, now) : await changeWeek(db, input, now)
  if (isRefusal(saved)) return saved
  const key = String(saved.calendar_id)
  audit({
    what: before ? 'calendar.changed' : 'calendar.added',
    key,
    before: before && { ...before, days: undefined },
    after: input,
  })
  emit('SettingsChanged', {})
  for (const machine_id of saved.machines) machineChanged(machine_id)
  for (const machine_id of saved.stopsChanged) emit('StopsChanged', { machine_id })
  return await calendarRows(db, now, saved.calendar_id)
})

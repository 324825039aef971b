import { saveCalendar } from '@takt/contract/calendar/save_calendar.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { handle } from '../../ground/call/handle.ts'
import { addCalendar } from '../add-calendar.ts'
import { calendarRows } from '../calendar-rows.ts'
import { lockCalendars } from '../change-calendars.ts'
import { changeWeek } from '../change-week.ts'

export default handle(saveCalendar, async (input, { db, session, now, audit, emit, machineChanged }) => {
  await lockCalendars(db)
  const by = { now, language: session.language }
  const [before] = input.calendar_id === null ? [] : await calendarRows(db, now, input.calendar_id)
  const saved = input.calendar_id === null ? await addCalendar(db, input, by) : await changeWeek(db, input, by)
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

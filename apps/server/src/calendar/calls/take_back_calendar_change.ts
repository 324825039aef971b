import { takeBackCalendarChange } from '@takt/contract/calendar/take_back_calendar_change.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { handle } from '../../ground/call/handle.ts'
import { calendarRows } from '../calendar-rows.ts'
import { lockCalendars } from '../change-calendars.ts'
import { takeBackWeek } from '../take-back-week.ts'

export default handle(takeBackCalendarChange, async (input, { db, now, audit, emit, machineChanged }) => {
  await lockCalendars(db)
  const [before] = await calendarRows(db, now, input.calendar_id)
  const saved = await takeBackWeek(db, input, now)
  if (isRefusal(saved)) return saved
  audit({
    what: 'calendar.taken-back',
    key: String(input.calendar_id),
    before: before && { week: before.week, end_date: before.end_date, from: input.from },
  })
  emit('SettingsChanged', {})
  for (const machine_id of saved.machines) machineChanged(machine_id)
  for (const machine_id of saved.stopsChanged) emit('StopsChanged', { machine_id })
  return await calendarRows(db, now, input.calendar_id)
})

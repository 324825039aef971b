import { getCalendarSettings } from '@takt/contract/calendar/get_calendar_settings.ts'
import { handle } from '../../ground/call/handle.ts'
import { calendarRows } from '../calendar-rows.ts'

export default handle(getCalendarSettings, (_input, { db, now }) => calendarRows(db, now))

import { getCalendarSettings } from '@takt/contract/procedures/get_calendar_settings.ts'
import { calendarRows } from '../calendar-setup/calendar-rows.ts'
import { handle } from './handle.ts'

export default handle(getCalendarSettings, (_input, { db, now }) => calendarRows(db, now))

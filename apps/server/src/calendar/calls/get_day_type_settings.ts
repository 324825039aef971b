import { getDayTypeSettings } from '@takt/contract/calendar/get_day_type_settings.ts'
import { handle } from '../../ground/call/handle.ts'
import { dayTypeRows } from '../calendar-rows.ts'

export default handle(getDayTypeSettings, (_input, { db, session }) => dayTypeRows(db, session.language))

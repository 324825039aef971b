import { getDayTypeSettings } from '@takt/contract/procedures/get_day_type_settings.ts'
import { dayTypeRows } from '../calendar-setup/calendar-rows.ts'
import { handle } from './handle.ts'

export default handle(getDayTypeSettings, (_input, { db }) => dayTypeRows(db))

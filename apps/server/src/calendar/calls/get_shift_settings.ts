import { getShiftSettings } from '@takt/contract/procedures/get_shift_settings.ts'
import { shiftRows } from '../calendar-setup/calendar-rows.ts'
import { handle } from './handle.ts'

export default handle(getShiftSettings, (_input, { db }) => shiftRows(db))

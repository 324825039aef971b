import { getShiftSettings } from '@takt/contract/calendar/get_shift_settings.ts'
import { handle } from '../../ground/call/handle.ts'
import { shiftRows } from '../calendar-rows.ts'

export default handle(getShiftSettings, (_input, { db }) => shiftRows(db))

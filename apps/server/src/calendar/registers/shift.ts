import { shifts } from '@takt/domain/calendar/shifts.register.ts'
import { keepByCall } from '../../ground/registers/keep-by-call.ts'
import { shiftRows } from '../calendar-rows.ts'
import save from '../calls/save_shift.ts'

export default keepByCall(shifts, {
  save,
  rows: ({ db }) => shiftRows(db),
  asked: (row, stored) => ({ ...row, version: stored?.version ?? 0 }),
})

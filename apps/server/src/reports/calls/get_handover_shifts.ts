import { getHandoverShifts } from '@takt/contract/reports/get_handover_shifts.ts'
import { addDays } from '@takt/domain/ground/dates.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { localDate } from '@takt/domain/ground/zone-time.ts'
import { handoverStanding, unsigned } from '@takt/domain/reports/handover/handover-state.ts'
import { latestShift } from '@takt/domain/reports/handover/place-shifts.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { handoverRow, storedHandovers } from '../handover/handover-rows.ts'
import { handoverPlace, shiftsOfPlace } from '../handover/place-of-handover.ts'
import { keyOf, shiftNames, shiftRow } from '../handover/unsigned-handovers.ts'

const DAYS_SHOWN = 3
const MOST_SIGNED = 100

export default handle(getHandoverShifts, async ({ place_type, place }, { db, session, now }) => {
  const found = await handoverPlace(db, { place_type, place }, { session, now })
  if (isRefusal(found)) return found
  const from = addDays(localDate(now, session.time_zone), -DAYS_SHOWN)
  const shifts = await shiftsOfPlace(db, found, { from, now, session })
  const names = await shiftNames(db, session.language)
  const stored = await storedHandovers(
    db,
    sql`place_type = ${place_type} and place = ${place} and day >= ${from}`,
    MOST_SIGNED,
  )
  const signed = new Map(stored.map((one) => [keyOf(one), handoverRow(one, session, now)]))
  const meant = latestShift(shifts, now)
  const latest = [...shifts].sort((one, other) => other.from - one.from)
  return [...(meant ? [meant] : []), ...latest.filter((shift) => shift !== meant)].map((shift) => {
    const row = signed.get(keyOf({ place_type, place, ...shift }))
    const standing = row ? { state: row.state, late: row.late === 1 } : handoverStanding(shift, unsigned, now)
    return shiftRow(shift, names.get(shift.shift) ?? '', standing)
  })
})

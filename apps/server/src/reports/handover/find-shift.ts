import type { Session } from '@takt/domain/ground/model/session.ts'
import { isRefusal, type Refusal } from '@takt/domain/ground/refusal.ts'
import type { PlaceShift } from '@takt/domain/reports/handover/place-shifts.ts'
import type { HandoverOf } from '@takt/domain/reports/model/handover.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { earliestDay, type HandoverPlace, handoverPlace, shiftsOfPlace } from './place-of-handover.ts'

export interface FoundShift {
  readonly place: HandoverPlace
  readonly shift: PlaceShift
}

/** A shift that has begun, no longer ago than it can be handed over. */
export async function findShift(
  db: CompanyDb,
  asked: HandoverOf,
  on: { readonly session: Session; readonly now: number },
): Promise<FoundShift | Refusal> {
  const place = await handoverPlace(db, asked, on)
  if (isRefusal(place)) return place
  const { day, shift, part } = asked
  const missing = { refusal: 'handover-shift-not-found', values: { day } }
  if (day < earliestDay(on.now, on.session.time_zone)) return missing
  const shifts = await shiftsOfPlace(db, place, { from: day, ...on })
  const found = shifts.find((one) => one.day === day && one.shift === shift && one.part === part)
  return found ? { place, shift: found } : missing
}

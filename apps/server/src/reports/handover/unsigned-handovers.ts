import { addDays } from '@takt/domain/ground/dates.ts'
import type { Session } from '@takt/domain/ground/model/session.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { localDate } from '@takt/domain/ground/zone-time.ts'
import { handoverStanding, unsigned } from '@takt/domain/reports/handover/handover-state.ts'
import type { PlaceShift } from '@takt/domain/reports/handover/place-shifts.ts'
import type { HandoverOf, HandoverRow, HandoverShift } from '@takt/domain/reports/model/handover.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { sql } from '../../ground/db/sql.ts'
import { type HandoverPlace, handoverPlace, type PlaceName, shiftsOfPlace } from './place-of-handover.ts'

/** What was never signed is missed for so long; later nobody would sign it. */
const MISSED_DAYS = 3

interface Used extends PlaceName {
  readonly since: string
}

/** Shifts without a hand-over, of places at which somebody has handed over in the last thirty days. */
export async function unsignedHandovers(db: CompanyDb, on: { session: Session; now: number }): Promise<HandoverRow[]> {
  const { session, now } = on
  const used = await db.many<Used>(sql`
    select place_type, place, min(end_time) as since from shift_handover
    where handed_over_at > ${new Date(now).toISOString()}::timestamptz - interval '30 days'
    group by 1, 2 order by 1, 2`)
  const signed = await signedKeys(db, now)
  const names = await shiftNames(db, session.language)
  const from = addDays(localDate(now, session.time_zone), -MISSED_DAYS)
  const rows: HandoverRow[] = []
  for (const { since, ...name } of used) {
    const place = await handoverPlace(db, name, on)
    if (isRefusal(place)) continue
    for (const shift of await shiftsOfPlace(db, place, { from, now, session })) {
      if (shift.to <= Date.parse(since) || signed.has(keyOf({ ...name, ...shift }))) continue
      rows.push(unsignedRow({ place, shift, shift_name: names.get(shift.shift) ?? '', now }))
    }
  }
  return rows
}

export function unsignedRow(of: {
  readonly place: HandoverPlace
  readonly shift: PlaceShift
  readonly shift_name: string
  readonly now: number
}): HandoverRow {
  const { place, shift, shift_name, now } = of
  return {
    ...{ handover_no: 0, place_type: place.place_type, place: place.place, place_name: place.place_name },
    ...shiftRow(shift, shift_name, handoverStanding(shift, unsigned, now)),
    ...{ handed_over: null, taken_over: null },
  }
}

export function shiftRow(
  { day, shift, part, from, to }: PlaceShift,
  shift_name: string,
  { state, late }: ReturnType<typeof handoverStanding>,
): HandoverShift {
  const [start_time, end_time] = [new Date(from).toISOString(), new Date(to).toISOString()]
  return { day, shift, part, shift_name, start_time, end_time, state, late: late ? 1 : 0 }
}

export function keyOf({ place_type, place, day, shift, part }: HandoverOf): string {
  return [place_type, place, day, shift, part].join('|')
}

async function signedKeys(db: CompanyDb, now: number): Promise<Set<string>> {
  const rows = await db.many<HandoverOf>(sql`
    select place_type, place, day, shift, part from shift_handover
    where end_time > ${new Date(now).toISOString()}::timestamptz - make_interval(days => ${MISSED_DAYS + 3})`)
  return new Set(rows.map(keyOf))
}

export async function shiftNames(db: CompanyDb, language: string): Promise<Map<number, string>> {
  const rows = await db.many<{ shift: number; name: string }>(
    sql`select shift, takt_name(names, ${language}) as name from shift`,
  )
  return new Map(rows.map(({ shift, name }) => [shift, name]))
}

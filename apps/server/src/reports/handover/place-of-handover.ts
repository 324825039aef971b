import { addDays } from '@takt/domain/ground/dates.ts'
import type { Session } from '@takt/domain/ground/model/session.ts'
import type { GroupType } from '@takt/domain/ground/navigation/locations.ts'
import { hasWholePlant } from '@takt/domain/ground/reach.ts'
import type { Refusal } from '@takt/domain/ground/refusal.ts'
import { localDate } from '@takt/domain/ground/zone-time.ts'
import { type PlaceShift, placeShifts } from '@takt/domain/reports/handover/place-shifts.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { type Sql, sql } from '../../ground/db/sql.ts'
import { placeMachines } from '../../machines/asked/place-machines.ts'
import { plantRules, rulesOf, withAllMachines } from '../../machines/plant-rules.ts'

/** Who looks: whose machines, on which clock. */
export type HandoverReader = Pick<Session, 'machine_restrictions' | 'time_zone'>

export interface PlaceName {
  readonly place_type: GroupType
  readonly place: string
}

export interface HandoverPlace extends PlaceName {
  readonly place_name: string
  readonly machine_ids: readonly string[]
}

const tables: Readonly<Record<GroupType, Sql>> = {
  department: sql`department`,
  zone: sql`zone`,
  category: sql`category`,
}

/** Whoever may not see one of its machines is refused: half a hall's figures under its name would be wrong. */
export async function handoverPlace(
  db: CompanyDb,
  { place_type, place }: PlaceName,
  on: { readonly session: HandoverReader; readonly now: number },
): Promise<HandoverPlace | Refusal> {
  const { session, now } = on
  const found = await db.maybe<{ place_name: string }>(
    sql`select description as place_name from ${tables[place_type]} where code = ${place}`,
  )
  if (!found) return { refusal: 'handover-place-not-found', values: { place } }
  const asked = { machine_id: [], locationtype: place_type, location: place }
  const from = earliestDay(now, session.time_zone)
  const machine_ids = await withAllMachines(db, () => placeMachines(db, asked, from))
  if (!hasWholePlant(session) && !machine_ids.every((id) => session.machine_restrictions.includes(id))) {
    return { refusal: 'handover-place-beyond', values: { place: found.place_name } }
  }
  return { place_type, place, ...found, machine_ids }
}

/** As long as stops can be coded, so long a shift can be handed over. */
const DAYS_BACK = 31

export function earliestDay(now: number, zone: string): string {
  return addDays(localDate(now, zone), -DAYS_BACK)
}

/** The shifts of a place that have begun, the earliest first. */
export async function shiftsOfPlace(
  db: CompanyDb,
  { machine_ids }: Pick<HandoverPlace, 'machine_ids'>,
  on: { readonly from: string; readonly now: number; readonly session: HandoverReader },
): Promise<PlaceShift[]> {
  const { from, now, session } = on
  const rules = await plantRules(db)
  const machines = machine_ids.map((machine_id) => ({ machine_id, calendar: rulesOf(rules, machine_id).calendar }))
  // The day of a machine may begin before that of the calendar on the wall.
  const to = addDays(localDate(now, session.time_zone), 1)
  return placeShifts(machines, { from, to }).filter((shift) => shift.from <= now)
}

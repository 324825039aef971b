/** The hand-over of a shift as it writes itself: everything of one moment. */
import type { Names } from '@takt/domain/ground/names.ts'
import type { PlaceShift } from '@takt/domain/reports/handover/place-shifts.ts'
import type { HandoverFigures, HandoverWords } from '@takt/domain/reports/model/handover.ts'
import { usesActivities } from '../../activities/access.ts'
import { isOpenAt, isOverdueAt } from '../../activities/open-activities.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { sql } from '../../ground/db/sql.ts'
import { machineRows, machineSums, oeeOf, totalsOf } from './machines-of-shift.ts'
import { ordersAtRisk } from './orders-of-shift.ts'
import type { HandoverPlace } from './place-of-handover.ts'
import { lossesOf, type StopInShift, stopsOfShift, uncodedOf } from './stops-of-shift.ts'

const MOST_ROWS = 200
const iso = (at: number) => new Date(at).toISOString()

interface Of {
  readonly place: HandoverPlace
  readonly shift: PlaceShift
  readonly now: number
  readonly time_zone: string
}

export interface GatheredHandover {
  readonly figures: HandoverFigures
  readonly notes: HandoverWords['notes']
}

export async function gatherHandover(db: CompanyDb, { place, shift, now, time_zone }: Of): Promise<GatheredHandover> {
  const { machine_ids } = place
  const counted = new Set(shift.machines.map(({ machine_id }) => machine_id))
  const stops = await stopsOfShift(db, shift, now)
  const asked = { db, shift, stops, now }
  const sums = await machineSums(asked)
  const machines = await machineRows(asked, sums)
  const figures = {
    as_of: iso(now),
    place_name: place.place_name,
    shift_names: await shiftNames(db, shift.shift),
    machines,
    others: machine_ids.filter((machine_id) => !counted.has(machine_id)),
    totals: totalsOf(machines),
    oee: oeeOf(sums),
    losses: lossesOf(stops),
    uncoded: uncodedOf(stops),
    activities: await openActivities(db, { machine_ids, due: Math.max(shift.to, now), now }),
    orders: await ordersAtRisk(db, { machine_ids, stops, now, time_zone }),
    scrap: await scrapOf(db, shift, now),
  }
  return { figures, notes: await notesOf(db, { shift, machine_ids, stops }) }
}

async function shiftNames(db: CompanyDb, shift: number): Promise<Record<string, string>> {
  const row = await db.maybe<{ names: Record<string, string> }>(sql`select names from shift where shift = ${shift}`)
  return row?.names ?? {}
}

/** Due by the end of the shift, or by now when that is later: what is due next week is no matter of this one. */
async function openActivities(
  db: CompanyDb,
  { machine_ids, due, now }: { machine_ids: readonly string[]; due: number; now: number },
): Promise<HandoverFigures['activities']> {
  return await db.many<HandoverFigures['activities'][number]>(sql`
    select a.machine_id, t.names, a.due_date, case when ${isOverdueAt(now)} then 1 else 0 end as overdue
    from internal_activity a join machine m on m.machine_id = a.machine_id
      join activity_type t on t.record_no = a.action_id
    where ${isOpenAt(now)} and m.active and ${usesActivities} and a.machine_id = any (${machine_ids as string[]})
      and a.due_date <= ${iso(due)}
    order by a.due_date, a.record_no limit ${MOST_ROWS}`)
}

/** By the moment for which it was reported, however late somebody did. */
async function scrapOf(db: CompanyDb, shift: PlaceShift, now: number): Promise<HandoverFigures['scrap']> {
  return await db.many<HandoverFigures['scrap'][number]>(sql`
    select t.scrap_reason, r.names, p.unit, sum(t.scrap_qty)::float8 as scrap_qty,
      array_agg(distinct t.machine_id order by t.machine_id) as machines
    from scrap_transaction t join scrap_reason r on r.code = t.scrap_reason
      join part p on p.part_no = t.part_no and p.op_number = t.op_number
    where t.machine_id = any (${shift.machines.map(({ machine_id }) => machine_id)}) and t.shift = ${shift.shift}
      and t.trans_time >= ${iso(shift.from)} and t.trans_time < ${iso(Math.min(shift.to, now + 1))}
    group by 1, 2, 3 having sum(t.scrap_qty) <> 0 order by 4 desc, 1 limit ${MOST_ROWS}`)
}

interface NoteRow {
  readonly machine_id: string
  readonly at: string
  readonly author: string
  readonly about: Names
  readonly note: string
}

/** About machines, and about stops of the shift; in the order in which they were written. */
async function notesOf(
  db: CompanyDb,
  of: { shift: PlaceShift; machine_ids: readonly string[]; stops: readonly StopInShift[] },
): Promise<HandoverWords['notes']> {
  const { shift, machine_ids, stops } = of
  const written = await db.many<Omit<NoteRow, 'about'>>(sql`
    select n.machine_id, n.at, coalesce(e.employee_name, nullif(u.full_name, ''), n.username) as author, n.note
    from machine_note n left join employee e on e.employee_number = n.employee
      left join app_user u on u.username = n.username
    where n.active and n.machine_id = any (${machine_ids as string[]}) and n.at >= ${iso(shift.from)}
      and n.at < ${iso(shift.to)}
    order by n.at, n.record_no limit ${MOST_ROWS}`)
  const onStops = stops.flatMap(({ machine_id, start_time, author, names, note }) =>
    note === '' ? [] : [{ machine_id, at: start_time, author, about: names, note }],
  )
  return [...written.map((note) => ({ ...note, about: {} })), ...onStops]
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
    .slice(0, MOST_ROWS)
}

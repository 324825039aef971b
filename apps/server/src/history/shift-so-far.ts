import type { Calendar } from '@takt/domain/ground/calendar.ts'
import type { Session } from '@takt/domain/ground/model/session.ts'
import { hoursOfDay } from '@takt/domain/history/hours-of-day.ts'
import type { HourOfShift, ShiftSoFar } from '@takt/domain/history/model/shift-so-far.ts'
import type { Span } from '@takt/domain/history/plant-hours.ts'
import {
  hoursOfShift,
  type PlannedRun,
  type PresentShift,
  presentShift,
  targetOf,
} from '@takt/domain/history/shift-so-far.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import { runsSince } from '../machines/order-runs.ts'
import { plantRules, rulesOf } from '../machines/plant-rules.ts'
import { graphicalHistory } from './graphical.ts'
import { bookingsOf, cyclesOf, keyOf, type MachineDay } from './machine-days.ts'

const iso = (at: number) => new Date(at).toISOString()

/** The present shift of a machine. Pieces and stops are of one moment, so that its line, its hours and its sums agree. */
export async function shiftSoFar(
  db: CompanyDb,
  on: { machine_id: string; session: Session; now: number },
): Promise<ShiftSoFar> {
  const { machine_id, session, now } = on
  const { calendar } = rulesOf(await plantRules(db), machine_id)
  const shift = presentShift(calendar, now)
  const runs = (await runsSince(db, [machine_id], shift.from)).get(machine_id) ?? []
  const { tables } = await graphicalHistory(db, { machine_ids: [machine_id], period: shift, session, now })
  const [, { rows: stops }, { rows: stretches }] = tables
  const hours = await hoursOf(db, { machine_id, shift, runs, calendar, now })
  const sum = (of: (hour: HourOfShift) => number) => hours.reduce((all, hour) => all + of(hour), 0)
  return {
    machine_id,
    day: shift.day,
    shift: shift.shift,
    shift_description: await shiftName(db, shift.shift, session.language),
    start_time: iso(shift.from),
    end_time: iso(shift.to),
    good_qty: sum(({ good_qty }) => good_qty),
    scrap_qty: sum(({ scrap_qty }) => scrap_qty),
    target_qty: planned(shift, { from: shift.from, to: now }, runs),
    target_at_end: planned(shift, shift, runs),
    hours,
    stops,
    stretches,
  }
}

/** Nobody is to make anything in time that nobody planned. */
function planned({ shift, pieces }: PresentShift, span: Span, runs: readonly PlannedRun[]): number | null {
  return shift === 0 ? null : targetOf(span, { pieces, runs })
}

async function hoursOf(
  db: CompanyDb,
  of: { machine_id: string; shift: PresentShift; runs: readonly PlannedRun[]; calendar: Calendar; now: number },
): Promise<HourOfShift[]> {
  const { machine_id, shift, runs, now } = of
  const { zone } = of.calendar
  const day = { machine_id, day: shift.day, from: shift.from, to: shift.to, zone }
  const cycles = await cyclesIn(db, [day])
  const bookings = (await bookingsOf(db, [day])).get(keyOf(day)) ?? []
  const sums = await countedIn(db, shift, machine_id)
  // Of unplanned time the kept sum is that of the whole day: before the first shift, between two and after the last.
  const unplanned = of.calendar.ofDay(shift.day).filter((piece) => piece.shift === shift.shift)
  const all =
    shift.shift === 0
      ? await cyclesIn(
          db,
          unplanned.map((piece) => ({ ...day, ...piece })),
        )
      : cycles
  const counted_qty = total(all) > 0 ? (sums * total(cycles)) / total(all) : sums
  const made = hoursOfDay(
    { ...day, counted_to: now, now, run_ms: 0, stop_ms: 0, counted_qty },
    { stops: [], bookings, cycles },
    zone,
  )
  // Both lists begin with the hour in which the shift does; hours to come are not in what was made.
  return hoursOfShift(shift, zone).map((span, at) => ({
    start_time: iso(span.from),
    end_time: iso(span.to),
    good_qty: made[at]?.good_qty ?? 0,
    scrap_qty: made[at]?.scrap_qty ?? 0,
    target_qty: planned(shift, span, runs),
  }))
}

/** By hour; two stretches may share one. */
async function cyclesIn(db: CompanyDb, spans: readonly MachineDay[]): Promise<Map<number, number>> {
  const cycles = new Map<number, number>()
  for (const row of [...(await cyclesOf(db, spans)).values()].flat()) {
    cycles.set(row.hour, (cycles.get(row.hour) ?? 0) + row.cycles)
  }
  return cycles
}

function total(cycles: ReadonlyMap<number, number>): number {
  return [...cycles.values()].reduce((sum, each) => sum + each, 0)
}

/** Good pieces that the machine counted by itself, of all the time with this shift's number that day. */
async function countedIn(db: CompanyDb, { day, shift }: PresentShift, machine_id: string): Promise<number> {
  const sums = await db.maybe<{ counted_qty: number }>(sql`
    select counted_qty from shift_figures where machine_id = ${machine_id} and day = ${day} and shift = ${shift}`)
  return sums?.counted_qty ?? 0
}

async function shiftName(db: CompanyDb, shift: number, language: string): Promise<string> {
  const named = await db.maybe<{ name: string }>(sql`
    select takt_name(names, ${language}) as name from shift where shift = ${shift}`)
  return named?.name ?? ''
}

import type { Calendar } from '@takt/domain/ground/calendar.ts'
import type { Session } from '@takt/domain/ground/model/session.ts'
import { type Booking, hoursOfDay } from '@takt/domain/history/hours-of-day.ts'
import type { HourOfShift, ShiftOfUnit, ShiftSoFar } from '@takt/domain/history/model/shift-so-far.ts'
import type { Span } from '@takt/domain/history/plant-hours.ts'
import {
  hoursOfShift,
  type PlannedRun,
  type PresentShift,
  presentShift,
  targetsOf,
  timesOf,
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
  const latest = runs.toReversed().sort((a, b) => Number(a.end !== null) - Number(b.end !== null))
  const units = [...new Set(latest.map(({ unit }) => unit))]
  const made: ShiftOfUnit[] = []
  for (const unit of units.length === 0 ? [''] : units) {
    const own = { machine_id, shift, runs: runs.filter((run) => run.unit === unit), calendar, now }
    const hours = await hoursOf(db, { ...own, unit: units.length > 1 ? unit : null })
    const sum = (of: (hour: HourOfShift) => number) => hours.reduce((all, hour) => all + of(hour), 0)
    made.push({
      unit,
      good_qty: sum(({ good_qty }) => good_qty),
      scrap_qty: sum(({ scrap_qty }) => scrap_qty),
      target_qty: planned(shift, { from: shift.from, to: now }, own.runs),
      target_at_end: planned(shift, shift, own.runs),
      hours,
    })
  }
  return {
    machine_id,
    day: shift.day,
    shift: shift.shift,
    shift_description: await shiftName(db, shift.shift, session.language),
    start_time: iso(shift.from),
    end_time: iso(shift.to),
    made,
    stops,
    stretches,
  }
}

/** Nobody is to make anything in time that nobody planned. Of runs of one unit. */
function planned({ shift, pieces }: PresentShift, span: Span, runs: readonly PlannedRun[]): number | null {
  return shift === 0 ? null : (targetsOf(span, { pieces, runs })[0]?.quantity ?? null)
}

interface OfShift {
  readonly machine_id: string
  readonly shift: PresentShift
  readonly runs: readonly PlannedRun[]
  readonly calendar: Calendar
  readonly now: number
  /** Null: all that the machine makes. */
  readonly unit: string | null
}

async function hoursOf(db: CompanyDb, of: OfShift): Promise<HourOfShift[]> {
  const { machine_id, shift, runs, now, unit } = of
  const { zone } = of.calendar
  const day = { machine_id, day: shift.day, from: shift.from, to: shift.to, zone }
  const within = (span: Span): MachineDay[] =>
    (unit === null ? [span] : timesOf(runs, span)).map((part) => ({ ...day, ...part }))
  const cycles = await cyclesIn(db, within(day))
  const bookings =
    unit === null ? ((await bookingsOf(db, [day])).get(keyOf(day)) ?? []) : await bookingsOfUnit(db, day, unit)
  const sums = await countedIn(db, of)
  // Of unplanned time the kept sum is that of the whole day: before the first shift, between two and after the last.
  const unplanned = of.calendar.ofDay(shift.day).filter((piece) => piece.shift === shift.shift)
  const all = shift.shift === 0 ? await cyclesIn(db, unplanned.flatMap(within)) : cycles
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
  if (spans.length === 0) return cycles
  for (const row of [...(await cyclesOf(db, spans)).values()].flat()) {
    cycles.set(row.hour, (cycles.get(row.hour) ?? 0) + row.cycles)
  }
  return cycles
}

function total(cycles: ReadonlyMap<number, number>): number {
  return [...cycles.values()].reduce((sum, each) => sum + each, 0)
}

/** What is reported for an order counts in its unit, also after it has ended. */
function bookingsOfUnit(db: CompanyDb, { machine_id, from, to }: MachineDay, unit: string): Promise<Booking[]> {
  const ofUnit = sql`x.machine_id = ${machine_id} and x.trans_time >= ${iso(from)} and x.trans_time < ${iso(to)}
    and p.unit = ${unit}`
  return db.many<Booking>(sql`
    select extract(epoch from x.trans_time)::float8 * 1000 as at, x.good_qty::float8 as good_qty, 0::float8 as scrap_qty
    from good_transaction x join card c on c.card_no = x.card_no
      join part p on p.part_no = c.part_no and p.op_number = c.op_number where ${ofUnit}
    union all
    select extract(epoch from x.trans_time)::float8 * 1000, (-x.scrap_qty * x.reduces_good)::float8, x.scrap_qty::float8
    from scrap_transaction x join part p on p.part_no = x.part_no and p.op_number = x.op_number where ${ofUnit}`)
}

/** Good pieces that the machine counted by itself, of all the time with this shift's number that day. */
async function countedIn(db: CompanyDb, { machine_id, shift: { day, shift }, unit }: OfShift): Promise<number> {
  const ofThis = sql`f.machine_id = ${machine_id} and f.day = ${day} and f.shift = ${shift}`
  const sums = await db.maybe<{ counted_qty: number }>(
    unit === null
      ? sql`select f.counted_qty from shift_figures f where ${ofThis}`
      : sql`select coalesce(sum(f.counted_qty), 0)::float8 as counted_qty from run_figures f
            join order_run r on r.p_order = f.p_order join card c on c.card_no = r.card_no
            join part p on p.part_no = c.part_no and p.op_number = c.op_number
          where ${ofThis} and p.unit = ${unit}`,
  )
  return sums?.counted_qty ?? 0
}

async function shiftName(db: CompanyDb, shift: number, language: string): Promise<string> {
  const named = await db.maybe<{ name: string }>(sql`
    select takt_name(names, ${language}) as name from shift where shift = ${shift}`)
  return named?.name ?? ''
}

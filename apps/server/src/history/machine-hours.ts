import type { Calendar } from '@takt/domain/calendar/calendar.ts'
import { addDays, plantHour } from '@takt/domain/calendar/dates.ts'
import {
  type Booking,
  type DayOfMachine,
  type HourOfMachine,
  hoursOfDay,
  type StopOfDay,
} from '@takt/domain/history/hours-of-day.ts'
import type { MachineHistoryRow } from '@takt/domain/model/history.ts'
import type { CompanyDb } from '../db/company-db.ts'
import { sql } from '../db/sql.ts'
import { plantRules, rulesOf } from '../machines/plant-rules.ts'
import { toHistoryRow } from './machine-periods.ts'
import type { DayPeriod } from './period.ts'

const iso = (at: number) => new Date(at).toISOString()

/** The hours of plant days, up to now; a day without figures has none. */
export async function hoursOfMachine(
  db: CompanyDb,
  machine_id: string,
  { period, now }: { period: DayPeriod; now: number },
): Promise<MachineHistoryRow[]> {
  const { zone } = rulesOf(await plantRules(db), machine_id).calendar
  return (await hoursOfDays(db, machine_id, { period, now })).map(({ hour, trans_date, ...rest }) =>
    toHistoryRow(machine_id, { ...rest, period: String(plantHour(hour, zone)), trans_date }),
  )
}

/** The same with the moments at which the hours begin. */
export async function hoursOfDays(
  db: CompanyDb,
  machine_id: string,
  { period, now }: { period: DayPeriod; now: number },
): Promise<(HourOfMachine & { readonly trans_date: string })[]> {
  const { calendar } = rulesOf(await plantRules(db), machine_id)
  const rows: (HourOfMachine & { trans_date: string })[] = []
  for (let day = period.from; day <= period.to; day = addDays(day, 1)) {
    for (const hour of await hoursOf(db, machine_id, { day, calendar, now })) rows.push({ ...hour, trans_date: day })
  }
  return rows
}

async function hoursOf(
  db: CompanyDb,
  machine_id: string,
  { day, calendar, now }: { day: string; calendar: Calendar; now: number },
): Promise<HourOfMachine[]> {
  const pieces = calendar.ofDay(day)
  const span = { from: pieces[0]?.from ?? 0, to: pieces.at(-1)?.to ?? 0 }
  const sums = await db.maybe<
    Pick<DayOfMachine, 'run_ms' | 'stop_ms' | 'counted_qty'> & { counted_to: string | null }
  >(sql`
    select sum(f.run_ms) as run_ms, sum(f.stop_ms) as stop_ms, sum(f.counted_qty) as counted_qty,
      (select s.counted_to from machine_state s where s.machine_id = ${machine_id}) as counted_to
    from shift_figures f where f.machine_id = ${machine_id} and f.day = ${day} having count(*) > 0`)
  if (!sums) return []
  const counted_to = sums.counted_to === null ? span.to : Date.parse(sums.counted_to)
  return hoursOfDay(
    { ...sums, ...span, day, counted_to, now },
    {
      stops: await stopsOf(db, machine_id, { day, now }),
      bookings: await bookingsOf(db, machine_id, span),
      cycles: await cyclesOf(db, machine_id, { ...span, zone: calendar.zone }),
    },
    calendar.zone,
  )
}

async function stopsOf(db: CompanyDb, machine_id: string, on: { day: string; now: number }): Promise<StopOfDay[]> {
  const rows = await db.many<{ start_time: string; end_time: string | null; shift: number; continues: 0 | 1 }>(sql`
    select start_time, end_time, shift, continues from stop where machine_id = ${machine_id} and day = ${on.day}`)
  return rows.map(({ start_time, end_time, shift, continues }) => ({
    from: Date.parse(start_time),
    to: end_time === null ? on.now : Date.parse(end_time),
    shift,
    continues,
  }))
}

async function bookingsOf(
  db: CompanyDb,
  machine_id: string,
  { from, to }: { from: number; to: number },
): Promise<Booking[]> {
  const rows = await db.many<Omit<Booking, 'at'> & { trans_time: string }>(sql`
    select trans_time, good_qty, 0 as scrap_qty from good_transaction
    where machine_id = ${machine_id} and trans_time >= ${iso(from)} and trans_time < ${iso(to)}
    union all
    select trans_time, -scrap_qty * reduces_good, scrap_qty from scrap_transaction
    where machine_id = ${machine_id} and trans_time >= ${iso(from)} and trans_time < ${iso(to)}`)
  return rows.map(({ trans_time, ...booking }) => ({ ...booking, at: Date.parse(trans_time) }))
}

/** Cycles of the raw signals, by the start of their hour. */
async function cyclesOf(
  db: CompanyDb,
  machine_id: string,
  { from, to, zone }: { from: number; to: number; zone: string },
): Promise<Map<number, number>> {
  const rows = await db.many<{ hour: string; cycles: number }>(sql`
    select date_trunc('hour', at, ${zone}) as hour, sum((value #>> '{}')::numeric) as cycles from signal
    where machine_id = ${machine_id} and kind = 'cycles' and at >= ${iso(from)} and at < ${iso(to)}
    group by 1`)
  return new Map(rows.map(({ hour, cycles }) => [Date.parse(hour), cycles]))
}

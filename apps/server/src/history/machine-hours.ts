import type { Calendar } from '@takt/domain/ground/calendar.ts'
import { addDays, plantHour } from '@takt/domain/ground/dates.ts'
import { type DayOfMachine, type HourOfMachine, hoursOfDay } from '@takt/domain/history/hours-of-day.ts'
import type { MachineHistoryRow } from '@takt/domain/history/model/history.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import type { DayPeriod } from '../machines/asked/period.ts'
import { plantRules, rulesOf } from '../machines/plant-rules.ts'
import { bookingsOf, cyclesOf, keyOf, type MachineDay, stopsOf } from './machine-days.ts'
import { toHistoryRow } from './machine-periods.ts'

/** The hours of plant days, up to now; a day without figures has none. */
export async function hoursOfMachine(
  db: CompanyDb,
  machine_id: string,
  { period, now }: { period: DayPeriod; now: number },
): Promise<MachineHistoryRow[]> {
  const { zone } = rulesOf(await plantRules(db), machine_id).calendar
  const hours = await hoursOfDays(db, [{ machine_id, period }], now)
  return hours.map(({ hour, trans_date, machine_id: _machine_id, ...rest }) =>
    toHistoryRow(machine_id, { ...rest, period: String(plantHour(hour, zone)), trans_date }),
  )
}

export interface HourOfDay extends HourOfMachine {
  readonly machine_id: string
  readonly trans_date: string
}

/** A large place is read in parts of so many machine days: four questions each, and never all its stops in memory. */
const MOST_DAYS_AT_ONCE = 200

/** The same of many machines, with the moments at which the hours begin. */
export async function hoursOfDays(
  db: CompanyDb,
  asked: readonly { readonly machine_id: string; readonly period: DayPeriod }[],
  now: number,
): Promise<HourOfDay[]> {
  const rules = await plantRules(db)
  const days = asked.flatMap(({ machine_id, period }) =>
    daysOf(period).map((day) => machineDay(machine_id, day, rulesOf(rules, machine_id).calendar)),
  )
  const rows: HourOfDay[] = []
  for (let at = 0; at < days.length; at += MOST_DAYS_AT_ONCE) {
    rows.push(...(await hoursOf(db, days.slice(at, at + MOST_DAYS_AT_ONCE), now)))
  }
  return rows
}

function daysOf({ from, to }: DayPeriod): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}

function machineDay(machine_id: string, day: string, calendar: Calendar): MachineDay {
  const pieces = calendar.ofDay(day)
  return { machine_id, day, from: pieces[0]?.from ?? 0, to: pieces.at(-1)?.to ?? 0, zone: calendar.zone }
}

async function hoursOf(db: CompanyDb, asked: readonly MachineDay[], now: number): Promise<HourOfDay[]> {
  const sums = await sumsOf(db, asked)
  const days = asked.filter((day) => sums.has(keyOf(day)))
  if (days.length === 0) return []
  const stops = await stopsOf(db, days, now)
  const bookings = await bookingsOf(db, days)
  const cycles = await cyclesOf(db, days)
  return days.flatMap((on) => {
    const key = keyOf(on)
    const { counted_to, ...sum } = sums.get(key) as DaySums
    const day = {
      ...sum,
      from: on.from,
      to: on.to,
      day: on.day,
      counted_to: counted_to === null ? on.to : Date.parse(counted_to),
      now,
    }
    const of = {
      stops: stops.get(key) ?? [],
      bookings: bookings.get(key) ?? [],
      cycles: new Map((cycles.get(key) ?? []).map(({ hour, cycles }) => [hour, cycles])),
    }
    return hoursOfDay(day, of, on.zone).map((hour) => ({ ...hour, machine_id: on.machine_id, trans_date: on.day }))
  })
}

type DaySums = Pick<DayOfMachine, 'run_ms' | 'stop_ms' | 'counted_qty'> & { readonly counted_to: string | null }

async function sumsOf(db: CompanyDb, days: readonly MachineDay[]): Promise<Map<string, DaySums>> {
  const rows = await db.many<DaySums & Pick<MachineDay, 'machine_id' | 'day'>>(sql`
    select f.machine_id, f.day::text as day, sum(f.run_ms) as run_ms, sum(f.stop_ms) as stop_ms,
      sum(f.counted_qty) as counted_qty, s.counted_to
    from unnest(${days.map(({ machine_id }) => machine_id)}::text[], ${days.map(({ day }) => day)}::date[]) as p (machine_id, day)
      join shift_figures f on f.machine_id = p.machine_id and f.day = p.day
      left join machine_state s on s.machine_id = f.machine_id
    group by f.machine_id, f.day, s.counted_to`)
  return new Map(rows.map(({ machine_id, day, ...sums }) => [keyOf({ machine_id, day }), sums]))
}

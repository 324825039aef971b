/** What is kept of many machine days, each kind in one question, and told apart by machine and day. */
import type { Booking, StopOfDay } from '@takt/domain/history/hours-of-day.ts'
import type { Span } from '@takt/domain/history/plant-hours.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { type Sql, sql } from '../ground/db/sql.ts'

export interface MachineDay extends Span {
  readonly machine_id: string
  /** The plant's, whatever the hour it begins. */
  readonly day: string
  readonly zone: string
}

type Key = Pick<MachineDay, 'machine_id' | 'day'>

/** A day is always as long: no two keys read the same. */
export function keyOf({ machine_id, day }: Key): string {
  return `${day} ${machine_id}`
}

const iso = (at: number) => new Date(at).toISOString()

/** One row a machine day: `p`. */
function asked(days: readonly MachineDay[]): Sql {
  return sql`unnest(${days.map(({ machine_id }) => machine_id)}::text[], ${days.map(({ day }) => day)}::text[],
    ${days.map(({ zone }) => zone)}::text[], ${days.map(({ from }) => iso(from))}::timestamptz[],
    ${days.map(({ to }) => iso(to))}::timestamptz[]) as p (machine_id, day, zone, starts, ends)`
}

/** What lies around all of them: months that hold nothing of it are not even looked into. */
function around(days: readonly MachineDay[], moment: Sql): Sql {
  const from = iso(Math.min(...days.map((day) => day.from)))
  const to = iso(Math.max(...days.map((day) => day.to)))
  const ids = [...new Set(days.map(({ machine_id }) => machine_id))]
  return sql`x.machine_id = any (${ids}) and ${moment} >= ${from} and ${moment} < ${to}`
}

function byDay<Row extends Key, Value>(rows: readonly Row[], told: (row: Row) => Value): Map<string, Value[]> {
  const found = new Map<string, Value[]>()
  for (const row of rows) {
    const key = keyOf(row)
    found.set(key, found.get(key) ?? [])
    found.get(key)?.push(told(row))
  }
  return found
}

export async function stopsOf(
  db: CompanyDb,
  days: readonly MachineDay[],
  now: number,
): Promise<Map<string, StopOfDay[]>> {
  const rows = await db.many<
    Key & { start_time: string; end_time: string | null; shift: number; continues: 0 | 1 }
  >(sql`
    select p.machine_id, p.day, x.start_time, x.end_time, x.shift, x.continues
    from ${asked(days)} join stop x on x.machine_id = p.machine_id and x.day = p.day::date
    where x.machine_id = any (${[...new Set(days.map(({ machine_id }) => machine_id))]})
      and x.day = any (${[...new Set(days.map(({ day }) => day))]}::date[])`)
  return byDay(rows, ({ start_time, end_time, shift, continues }) => ({
    from: Date.parse(start_time),
    to: end_time === null ? now : Date.parse(end_time),
    shift,
    continues,
  }))
}

export async function bookingsOf(db: CompanyDb, days: readonly MachineDay[]): Promise<Map<string, Booking[]>> {
  const within = sql`x.machine_id = p.machine_id and x.trans_time >= p.starts and x.trans_time < p.ends
    and ${around(days, sql`x.trans_time`)}`
  const rows = await db.many<Key & Omit<Booking, 'at'> & { trans_time: string }>(sql`
    select p.machine_id, p.day, x.trans_time, x.good_qty, 0 as scrap_qty
    from ${asked(days)} join good_transaction x on ${within}
    union all
    select p.machine_id, p.day, x.trans_time, -x.scrap_qty * x.reduces_good, x.scrap_qty
    from ${asked(days)} join scrap_transaction x on ${within}`)
  return byDay(rows, ({ trans_time, good_qty, scrap_qty }) => ({ at: Date.parse(trans_time), good_qty, scrap_qty }))
}

/** Cycles of the raw signals, by the start of their hour. */
export async function cyclesOf(
  db: CompanyDb,
  days: readonly MachineDay[],
): Promise<Map<string, { readonly hour: number; readonly cycles: number }[]>> {
  const rows = await db.many<Key & { hour: string; cycles: number }>(sql`
    select p.machine_id, p.day, date_trunc('hour', x.at, p.zone) as hour, sum((x.value #>> '{}')::numeric) as cycles
    from ${asked(days)} join signal x on x.machine_id = p.machine_id and x.at >= p.starts and x.at < p.ends
    where x.kind = 'cycles' and ${around(days, sql`x.at`)}
    group by 1, 2, 3`)
  return byDay(rows, ({ hour, cycles }) => ({ hour: Date.parse(hour), cycles }))
}

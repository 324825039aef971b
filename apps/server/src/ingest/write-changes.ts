import type { MachineChange } from '@takt/domain/machine/advance.ts'
import { sliceByDay } from '@takt/domain/machine/plant-days.ts'
import type { CompanyDb } from '../db/company-db.ts'
import { sql } from '../db/sql.ts'

export interface ChangeOf {
  readonly machine_id: string
  readonly change: MachineChange
}

/** Writes what the state machine decided, one statement per kind of change, however many signals came. */
export async function writeChanges(db: CompanyDb, changes: readonly ChangeOf[]): Promise<void> {
  if (changes.length === 0) return
  await openStops(db, changes)
  await closeStops(db, changes)
  await countDays(db, changes)
  await countCycles(db, changes)
}

async function openStops(db: CompanyDb, changes: readonly ChangeOf[]): Promise<void> {
  const opened = changes.flatMap(({ machine_id, change }) =>
    change.change === 'open-stop' ? [{ machine_id, stop: change.stop, at: new Date(change.at).toISOString() }] : [],
  )
  if (opened.length === 0) return
  await db.run(sql`
    insert into stop (machine_id, stop, start_time, belongs_to_order)
    select n.machine_id, n.stop, n.start_time, coalesce((
      select r.card_no from order_run r where r.machine_id = n.machine_id and r.end_time is null
      order by r.start_time limit 1), '')
    from unnest(${opened.map(({ machine_id }) => machine_id)}::text[], ${opened.map(({ stop }) => stop)}::text[],
      ${opened.map(({ at }) => at)}::timestamptz[]) as n (machine_id, stop, start_time)`)
}

async function closeStops(db: CompanyDb, changes: readonly ChangeOf[]): Promise<void> {
  const closed = changes.flatMap(({ machine_id, change }) =>
    change.change === 'close-stop' ? [{ machine_id, stop: change.stop, at: new Date(change.at).toISOString() }] : [],
  )
  if (closed.length === 0) return
  await db.run(sql`
    update stop set end_time = n.end_time
    from unnest(${closed.map(({ machine_id }) => machine_id)}::text[], ${closed.map(({ stop }) => stop)}::text[],
      ${closed.map(({ at }) => at)}::timestamptz[]) as n (machine_id, stop, end_time)
    where stop.machine_id = n.machine_id and stop.stop = n.stop`)
}

interface DaySum {
  readonly machine_id: string
  readonly day: string
  cycles: number
  run_ms: number
  stop_ms: number
}

async function countDays(db: CompanyDb, changes: readonly ChangeOf[]): Promise<void> {
  const { time_zone } = await db.one<{ time_zone: string }>(sql`select time_zone from company`)
  const sums = new Map<string, DaySum>()
  const sum = (machine_id: string, day: string): DaySum => {
    const key = `${machine_id} ${day}`
    const found = sums.get(key) ?? { machine_id, day, cycles: 0, run_ms: 0, stop_ms: 0 }
    sums.set(key, found)
    return found
  }
  for (const { machine_id, change } of changes) {
    if (change.change === 'count-cycles') {
      const [slice] = sliceByDay(change.at, change.at + 1, time_zone)
      if (slice) sum(machine_id, slice.day).cycles += change.cycles
    }
    if (change.change === 'count-time') {
      for (const { day, from, to } of sliceByDay(change.from, change.to, time_zone)) {
        sum(machine_id, day)[change.status === 'R' ? 'run_ms' : 'stop_ms'] += to - from
      }
    }
  }
  const days = [...sums.values()].sort((a, b) => (a.machine_id + a.day < b.machine_id + b.day ? -1 : 1))
  if (days.length === 0) return
  await db.run(sql`
    insert into machine_day (machine_id, day, cycles, run_ms, stop_ms)
    select * from unnest(${days.map((d) => d.machine_id)}::text[], ${days.map(({ day }) => day)}::date[],
      ${days.map(({ cycles }) => cycles)}::bigint[], ${days.map((d) => d.run_ms)}::bigint[],
      ${days.map((d) => d.stop_ms)}::bigint[])
    on conflict (company_id, machine_id, day) do update set cycles = machine_day.cycles + excluded.cycles,
      run_ms = machine_day.run_ms + excluded.run_ms, stop_ms = machine_day.stop_ms + excluded.stop_ms`)
}

async function countCycles(db: CompanyDb, changes: readonly ChangeOf[]): Promise<void> {
  const cycles = new Map<string, number>()
  for (const { machine_id, change } of changes) {
    if (change.change === 'count-cycles') cycles.set(machine_id, (cycles.get(machine_id) ?? 0) + change.cycles)
  }
  if (cycles.size === 0) return
  await db.run(sql`
    update order_run r set cycles = r.cycles + n.cycles
    from unnest(${[...cycles.keys()]}::text[], ${[...cycles.values()]}::bigint[]) as n (machine_id, cycles)
    where r.machine_id = n.machine_id and r.end_time is null`)
}

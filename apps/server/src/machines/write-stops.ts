import { type MachineChange, stopKey } from '@takt/domain/machines/machine-state.ts'
import { enterChanges, type StopEntry, type StopLedger, type TurnedTime } from '@takt/domain/machines/stop-ledger.ts'
import { MICRO } from '@takt/domain/machines/uncoded.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { type Sql, sql } from '../ground/db/sql.ts'
import { type CountedRun, runsAt } from './order-runs.ts'

interface Course {
  readonly machine_id: string
  readonly changes: readonly MachineChange[]
}

/** What it makes of the machine's stops; nothing of it is written yet. */
export interface EnteredCourse extends Course {
  readonly before: StopLedger
  readonly after: StopLedger
  /** What is no micro-stop any longer. */
  readonly turned: readonly TurnedTime[]
}

/** What happened at one machine, and the runs that were on it. */
export interface MachineCourse extends EnteredCourse {
  readonly runs: readonly CountedRun[]
}

interface StopRow {
  readonly machine_id: string
  readonly stop: string
  readonly start_time: string
  readonly end_time: string | null
  readonly day: string
  readonly shift: number
  readonly stop_reason: string
  readonly note: string
  readonly employee: string
  readonly coded_automatically: 0 | 1
  readonly continues: 0 | 1
}

/** The stops that the changes name, as they are stored and as they will be. */
export async function enterStops(db: CompanyDb, courses: readonly Course[]): Promise<EnteredCourse[]> {
  const stored = await loadNamed(db, courses)
  return courses.map((course) => {
    const before: StopLedger = stored.get(course.machine_id) ?? new Map()
    const after: StopLedger = new Map(before)
    return { ...course, before, after, turned: enterChanges(after, course.changes) }
  })
}

/** Writes stops and, for every day of a machine on which one changed, the time per reason. */
export async function writeStops(db: CompanyDb, courses: readonly MachineCourse[]): Promise<void> {
  const written: { machine_id: string; entry: StopEntry; order: string }[] = []
  const dropped: { machine_id: string; stop: string }[] = []
  const days = new Map<string, { machine_id: string; day: string }>()
  for (const { machine_id, before, after, runs } of courses) {
    for (const [stop, entry] of after) {
      const old = before.get(stop)
      if (entry === old) continue
      for (const day of [entry?.day, old?.day]) if (day) days.set(`${machine_id} ${day}`, { machine_id, day })
      if (entry) written.push({ machine_id, entry, order: runsAt(runs, entry.start)[0]?.card_no ?? '' })
      else if (old) dropped.push({ machine_id, stop })
    }
  }
  await upsert(db, written)
  await drop(db, dropped)
  await refreshReasons(db, [...days.values()])
}

/**
 * The stored stops that the changes name: of each key, the one that begins there or the last one before; of a micro-stop
 * that turns, all its pieces.
 */
async function loadNamed(db: CompanyDb, courses: readonly Course[]): Promise<Map<string, StopLedger>> {
  const named = courses.flatMap(({ machine_id, changes }) => {
    const opened = new Set<string>()
    const keys = new Set<string>()
    for (const change of changes) {
      if (change.change === 'open-stop') opened.add(change.stop)
      else if ('stop' in change && !opened.has(change.stop)) keys.add(change.stop)
    }
    return [...keys].map((stop) => ({ machine_id, stop }))
  })
  const turning = courses.flatMap(({ machine_id, changes }) =>
    changes.flatMap((change) => (change.change === 'settle-stop' ? [{ machine_id, stop: stopKey(change.since) }] : [])),
  )
  const found = new Map<string, StopLedger>()
  for (const row of [...(await lastBefore(db, named)), ...(await microSince(db, turning))]) {
    const ledger = found.get(row.machine_id) ?? new Map<string, StopEntry | null>()
    ledger.set(row.stop, toEntry(row))
    found.set(row.machine_id, ledger)
  }
  return found
}

interface StopName {
  readonly machine_id: string
  readonly stop: string
}

const columns = sql`s.machine_id, s.stop, s.start_time, s.end_time, s.day, s.shift, s.stop_reason, s.note, s.employee,
  s.coded_automatically, s.continues`
const keys = (names: readonly StopName[]): Sql => sql`
  unnest(${names.map(({ machine_id }) => machine_id)}::text[], ${names.map(({ stop }) => stop)}::text[])
    as n (machine_id, stop)`

async function lastBefore(db: CompanyDb, names: readonly StopName[]): Promise<StopRow[]> {
  if (names.length === 0) return []
  return await db.many<StopRow>(sql`
    select ${columns} from ${keys(names)} cross join lateral (select * from stop x where x.machine_id = n.machine_id
      and x.start_time <= takt_stop_start(n.stop) order by x.start_time desc limit 1) s`)
}

async function microSince(db: CompanyDb, names: readonly StopName[]): Promise<StopRow[]> {
  if (names.length === 0) return []
  return await db.many<StopRow>(sql`
    select ${columns} from ${keys(names)} join stop s on s.machine_id = n.machine_id
      and s.start_time >= takt_stop_start(n.stop) and s.stop_reason = ${MICRO}`)
}

function toEntry(row: StopRow): StopEntry {
  const { stop, day, shift, stop_reason, note, employee, continues } = row
  const end = row.end_time === null ? null : Date.parse(row.end_time)
  const automatic = row.coded_automatically
  return { stop, start: Date.parse(row.start_time), end, stop_reason, note, employee, automatic, continues, day, shift }
}

async function upsert(
  db: CompanyDb,
  written: readonly { machine_id: string; entry: StopEntry; order: string }[],
): Promise<void> {
  if (written.length === 0) return
  const of = <Value>(value: (entry: StopEntry) => Value) => written.map(({ entry }) => value(entry))
  const time = (at: number | null) => (at === null ? null : new Date(at).toISOString())
  await db.run(sql`
    insert into stop (machine_id, stop, start_time, end_time, day, shift, stop_reason, note, employee,
      coded_automatically, continues, belongs_to_order)
    select * from unnest(${written.map(({ machine_id }) => machine_id)}::text[], ${of(({ stop }) => stop)}::text[],
      ${of(({ start }) => time(start))}::timestamptz[], ${of(({ end }) => time(end))}::timestamptz[],
      ${of(({ day }) => day)}::date[], ${of(({ shift }) => shift)}::int[], ${of((entry) => entry.stop_reason)}::text[],
      ${of(({ note }) => note)}::text[], ${of(({ employee }) => employee)}::text[],
      ${of(({ automatic }) => automatic)}::int[], ${of(({ continues }) => continues)}::int[],
      ${written.map(({ order }) => order)}::text[])
    on conflict (company_id, machine_id, start_time) do update set end_time = excluded.end_time,
      stop_reason = excluded.stop_reason, note = excluded.note, employee = excluded.employee,
      coded_automatically = excluded.coded_automatically, continues = excluded.continues`)
}

async function drop(db: CompanyDb, dropped: readonly { machine_id: string; stop: string }[]): Promise<void> {
  if (dropped.length === 0) return
  await db.run(sql`
    delete from stop using unnest(${dropped.map(({ machine_id }) => machine_id)}::text[],
      ${dropped.map(({ stop }) => stop)}::text[]) as n (machine_id, stop)
    where stop.machine_id = n.machine_id and stop.start_time = takt_stop_start(n.stop)`)
}

/** An open stop is counted, its time only when it ends: until then those who show it add the time. */
export async function refreshReasons(
  db: CompanyDb,
  days: readonly { machine_id: string; day: string }[],
): Promise<void> {
  if (days.length === 0) return
  const machine_ids = days.map(({ machine_id }) => machine_id)
  const dates = days.map(({ day }) => day)
  await db.run(sql`
    delete from reason_figures f using unnest(${machine_ids}::text[], ${dates}::date[]) as n (machine_id, day)
    where f.machine_id = n.machine_id and f.day = n.day`)
  await db.run(sql`
    insert into reason_figures (machine_id, day, shift, stop_reason, stop_ms, stops)
    select s.machine_id, s.day, s.shift, s.stop_reason,
      sum(extract(epoch from coalesce(s.end_time, s.start_time) - s.start_time) * 1000),
      count(*) filter (where s.continues = 0)
    from unnest(${machine_ids}::text[], ${dates}::date[]) as n (machine_id, day)
      join stop s on s.machine_id = n.machine_id and s.day = n.day
    group by s.machine_id, s.day, s.shift, s.stop_reason`)
}

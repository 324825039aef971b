import type { FigurePart, GraphPeriod } from '@takt/domain/dashboards/statistics/graph-tasks.ts'
import type { StopFigure } from '@takt/domain/dashboards/statistics/task-graph.ts'
import { UNPLANNED } from '@takt/domain/ground/calendar.ts'
import { addDays, mondayOf } from '@takt/domain/ground/dates.ts'
import type { Language } from '@takt/domain/ground/languages.ts'
import { type DateRange, horizonRange } from '@takt/domain/ground/statistics/horizons.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { type Sql, sql } from '../ground/db/sql.ts'
import { openTimes } from '../machines/open-time.ts'
import { shiftsOfPeriod } from '../machines/period-figures.ts'
import { plantRules } from '../machines/plant-rules.ts'
import { namedReasons } from './named-reasons.ts'

export interface FigureQuestion {
  readonly machine_ids: readonly string[]
  readonly period: GraphPeriod | DateRange
  /** Of days: this one alone, or every planned one. */
  readonly shift?: number | undefined
  readonly by: FigurePart
  readonly language: Language
  readonly now: number
}

/** A sum of stop time, or of run time where the reason is empty. */
interface Sum {
  readonly machine_id: string
  readonly day: string
  readonly stop_reason: string
  ms: number
  stops: number
}

/**
 * Run time and stop time per reason in planned time, from the sums that are kept; what goes on right now is added. Only
 * the last 24 hours begin within a shift: their stops are cut one by one.
 */
export async function stopFigures(db: CompanyDb, asked: FigureQuestion): Promise<StopFigure[]> {
  const { period } = asked
  const found =
    period === 'shift' || period === 'today' || period === '24h'
      ? await ofShortPeriod(db, { ...asked, period })
      : await ofDays(db, { ...asked, period })
  const reasons = await namedReasons(db, asked.language)
  return added(found, asked.by).map(({ ms, stops, ...sum }) => ({
    ...sum,
    ...reasons(sum.stop_reason),
    seconds: Math.round(ms / 1000),
    stops,
  }))
}

async function ofShortPeriod(
  db: CompanyDb,
  { machine_ids, period, now, by }: Omit<FigureQuestion, 'period'> & { readonly period: 'shift' | 'today' | '24h' },
): Promise<Sum[]> {
  const { parts, sums, open: passing } = await shiftsOfPeriod(db, { period, now, machine_ids })
  const isPart = ({ machine_id, day, shift }: Placed) =>
    shift !== UNPLANNED && (parts.get(machine_id) ?? []).some((part) => part.day === day && part.shift === shift)
  const run = [...sums, ...passing]
    .filter(isPart)
    .map(({ machine_id, day, run_ms }) => ({ machine_id, day, stop_reason: '', ms: run_ms, stops: 0 }))
  if (period === '24h') return [...run, ...(await stopsSince(db, machine_ids, { from: now - DAY_MS, now }))]
  const rows = [...parts].flatMap(([machine_id, own]) =>
    own.map(({ day, shift }) => ({ machine_id, first_day: day, last_day: day, shift })),
  )
  const open = (await openTimes(db, { machine_ids, now })).flatMap(({ machine_id, stop }) =>
    stop && isPart({ machine_id, ...stop }) ? [{ machine_id, ...stop, stops: COUNTED_ALREADY }] : [],
  )
  return [...run, ...(await keptStops(db, rows, by)), ...open]
}

/** What is kept counts a stop from its beginning, without its time: only the time of one that goes on is added. */
const COUNTED_ALREADY = 0

interface Placed {
  readonly machine_id: string
  readonly day: string
  readonly shift: number
}

const DAY_MS = 86_400_000

/** Stops are cut at shifts and days, so none that reaches into the window began more than a long day before it. */
async function stopsSince(
  db: CompanyDb,
  machine_ids: readonly string[],
  { from, now }: { from: number; now: number },
): Promise<Sum[]> {
  const [start, end] = [new Date(from).toISOString(), new Date(now).toISOString()]
  return await db.many<Sum>(sql`
    select machine_id, day, stop_reason, count(*) filter (where continues = 0)::int as stops,
      sum(extract(epoch from least(coalesce(end_time, ${end}), ${end}) - greatest(start_time, ${start})) * 1000)::float8 as ms
    from stop
    where machine_id = any (${machine_ids as string[]}) and shift <> ${UNPLANNED}
      and start_time > ${start}::timestamptz - interval '26 hours' and start_time < ${end}
      and coalesce(end_time, ${end}) > ${start}
    group by machine_id, day, stop_reason`)
}

type LongPeriod = Exclude<GraphPeriod, 'shift' | 'today' | '24h'>

async function ofDays(
  db: CompanyDb,
  asked: Omit<FigureQuestion, 'period'> & { readonly period: LongPeriod | DateRange },
): Promise<Sum[]> {
  const { machine_ids, period, now, shift: only = null } = asked
  const rules = await plantRules(db)
  const rows = machine_ids.flatMap((machine_id) => {
    const calendar = rules.machines.get(machine_id)?.calendar
    if (!calendar) return []
    const { start, end } = typeof period === 'string' ? daysOf(period, calendar.at(now).day) : period
    return [{ machine_id, first_day: start, last_day: end, shift: only }]
  })
  const within = ({ machine_id, day, shift }: Placed) =>
    shift !== UNPLANNED &&
    (only === null || shift === only) &&
    rows.some((row) => row.machine_id === machine_id && day >= row.first_day && day <= row.last_day)
  const open = (await openTimes(db, { machine_ids, now })).flatMap((time): Sum[] => {
    const { machine_id, day, shift, run_ms, stop } = time
    const runs = run_ms > 0 && within({ machine_id, day, shift })
    const stands = stop !== null && within({ machine_id, ...stop })
    return [
      ...(runs ? [{ machine_id, day, stop_reason: '', ms: run_ms, stops: 0 }] : []),
      ...(stands
        ? [{ machine_id, day: stop.day, stop_reason: stop.stop_reason, ms: stop.ms, stops: COUNTED_ALREADY }]
        : []),
    ]
  })
  return [...(await keptRun(db, rows, asked.by)), ...(await keptStops(db, rows, asked.by)), ...open]
}

/** Days of the machine: its week begins on Monday, whatever the hour its day does. */
function daysOf(period: LongPeriod, today: string): DateRange {
  if (period === 'week') return { start: mondayOf(today), end: today }
  if (period === '30d') return horizonRange('30 days', today)
  const monday = addDays(mondayOf(today), -7)
  return { start: monday, end: addDays(monday, 6) }
}

interface AskedDays {
  readonly machine_id: string
  readonly first_day: string
  readonly last_day: string
  /** Null: every planned one. */
  readonly shift: number | null
}

const asked = (rows: readonly AskedDays[]): Sql => sql`
  unnest(${rows.map(({ machine_id }) => machine_id)}::text[], ${rows.map(({ first_day }) => first_day)}::date[],
    ${rows.map(({ last_day }) => last_day)}::date[], ${rows.map(({ shift }) => shift)}::int[])
    as p (machine_id, first_day, last_day, shift)`
const matching = sql`f.machine_id = p.machine_id and f.day between p.first_day and p.last_day
  and f.shift = coalesce(p.shift, f.shift) and f.shift <> ${UNPLANNED}`

/** Summed where they lie: a month of a department has tens of thousands of them. */
function divided(by: FigurePart): Sql {
  const machine: Sql = by === 'machine' ? sql`f.machine_id` : sql`''::text`
  const day: Sql = by === 'day' ? sql`f.day::text` : sql`''::text`
  return sql`${machine} as machine_id, ${day} as day`
}

async function keptStops(db: CompanyDb, rows: readonly AskedDays[], by: FigurePart): Promise<Sum[]> {
  return await db.many<Sum>(sql`
    select ${divided(by)}, f.stop_reason, sum(f.stop_ms)::float8 as ms, sum(f.stops)::int as stops
    from ${asked(rows)} join reason_figures f on ${matching} group by 1, 2, 3`)
}

async function keptRun(db: CompanyDb, rows: readonly AskedDays[], by: FigurePart): Promise<Sum[]> {
  return await db.many<Sum>(sql`
    select ${divided(by)}, '' as stop_reason, sum(f.run_ms)::float8 as ms, 0 as stops
    from ${asked(rows)} join shift_figures f on ${matching} group by 1, 2`)
}

/** One sum for each machine, day or neither, and reason. */
function added(sums: readonly Sum[], by: FigurePart): Sum[] {
  const all = new Map<string, Sum>()
  for (const sum of sums) {
    const machine_id = by === 'machine' ? sum.machine_id : ''
    const day = by === 'day' ? sum.day : ''
    const key = JSON.stringify([machine_id, day, sum.stop_reason])
    const known = all.get(key)
    if (known) {
      known.ms += sum.ms
      known.stops += sum.stops
    } else all.set(key, { ...sum, machine_id, day })
  }
  return [...all.values()].filter(({ ms }) => ms > 0)
}

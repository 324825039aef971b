import { UNPLANNED } from '@takt/domain/ground/calendar.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { type Sql, sql } from '../ground/db/sql.ts'
import { aroundDays, type DayPeriod } from '../machines/asked/period.ts'
import { kept } from '../machines/kept-figures.ts'

export interface DayFigure {
  readonly machine_id: string
  readonly day: string
  readonly shift: number
  /** '' on rows of run time and quantity. */
  readonly stop_reason: string
  run_ms: number
  stop_ms: number
  stops: number
  good_qty: number
  readonly part_no: string
  readonly card_no: string
  readonly tool_id: string
}

type Place = 'machine_id' | 'day' | 'shift'

export const NOTHING = {
  stop_reason: '',
  run_ms: 0,
  stop_ms: 0,
  stops: 0,
  good_qty: 0,
  part_no: '',
  card_no: '',
  tool_id: '',
} as const satisfies Omit<DayFigure, Place>

/** Scrap is booked on a run up to so many days after its end. */
const LATE_BOOKING_DAYS = 31

/** The runs, as r, that can have figures in these days: without it three years of them were read. */
export function runsAround(period: DayPeriod): Sql {
  const { from, to } = aroundDays(period)
  return sql`r.start_time < ${to} and (r.end_time is null
    or r.end_time > ${from}::timestamptz - make_interval(days => ${LATE_BOOKING_DAYS}))`
}

/**
 * Figures of a stretch of days, in three kinds of rows that never tell the same twice: run time per shift (with what no
 * order accounts for), stop time per reason in planned time, good quantity per order run.
 */
export async function figuresOfDays(
  db: CompanyDb,
  on: { machine_ids: readonly string[]; period: DayPeriod; limit: number; only?: 'good' | undefined },
): Promise<DayFigure[]> {
  const { period, limit } = on
  const ids = on.machine_ids as string[]
  const { from, to } = period
  // Only columns that differ from row to row: of three years every other one would cost as much again.
  const good = await db.many<Pick<DayFigure, Place | 'good_qty' | 'part_no' | 'card_no' | 'tool_id'>>(sql`
    select f.machine_id, f.day, f.shift, ${kept('f').good}::float8 as good_qty,
      c.part_no, c.card_no, r.tool_id
    from order_run r
      join run_figures f on f.machine_id = r.machine_id and f.p_order = r.p_order and f.day between ${from} and ${to}
      join card c on c.card_no = r.card_no
    where r.machine_id = any (${ids}) and ${runsAround(period)}
      and ${kept('f').good} <> 0
    limit ${limit}`)
  const stops =
    on.only === 'good'
      ? []
      : await db.many<Pick<DayFigure, Place | 'stop_reason' | 'stop_ms' | 'stops'>>(sql`
    select machine_id, day, shift, stop_reason, stop_ms::float8 as stop_ms, stops
    from reason_figures where machine_id = any (${ids}) and day between ${from} and ${to} and shift <> ${UNPLANNED}
    limit ${limit}`)
  const run = await db.many<Pick<DayFigure, Place | 'run_ms' | 'good_qty'>>(sql`
    select machine_id, day, shift, run_ms::float8 as run_ms,
      ${kept('shift_figures').good}::float8 as good_qty
    from shift_figures where machine_id = any (${ids}) and day between ${from} and ${to}
      and (run_ms > 0 or ${kept('shift_figures').good} <> 0)
    limit ${limit}`)
  const figures = run.map((row): DayFigure => ({ ...NOTHING, ...row }))
  takeAway(figures, good)
  if (on.only === 'good') return [...figures, ...good.map((row) => ({ ...NOTHING, ...row }))].filter(hasPieces)
  for (const row of stops) figures.push({ ...NOTHING, ...row })
  for (const row of good) figures.push({ ...NOTHING, ...row })
  return figures
}

/** The quantity of the orders stands on their own rows. */
function takeAway(run: readonly DayFigure[], good: readonly Pick<DayFigure, Place | 'good_qty'>[]): void {
  const key = ({ machine_id, day, shift }: Pick<DayFigure, Place>) => `${machine_id}|${day}|${shift}`
  const rows = new Map(run.map((row) => [key(row), row]))
  for (const row of good) {
    const whole = rows.get(key(row))
    if (whole) whole.good_qty -= row.good_qty
  }
}

/** What orders account for leaves a rest in the last decimals. */
function hasPieces({ good_qty }: DayFigure): boolean {
  return Math.abs(good_qty) > 1e-6
}

import { sql } from '../../ground/db/sql.ts'
import { runsAround } from '../../history/per-day-figures.ts'
import { kept } from '../../machines/kept-figures.ts'
import type { OrderedAsked } from './define-ordered-report.ts'
import { shiftSums } from './shift-figures.ts'

export interface Production {
  readonly day: string
  readonly machine_id: string
  /** Of the parts that were made; '' where nothing was. */
  readonly unit: string
  readonly good: number
  readonly scrap: number
  /** Of a machine that made kilograms and pieces in one day each row has the time of its orders; together they are the day's. */
  readonly run_ms: number
  readonly stop_ms: number
}

/** What each machine made on each day, in a row for each unit. */
export async function productionPerDay(asked: OrderedAsked, limit: number): Promise<Production[]> {
  const days = await shiftSums(asked, 'day', limit)
  const made = Map.groupBy(await madePerUnit(asked), ({ day, machine_id }) => `${day}|${machine_id}`)
  return days.flatMap(({ day, machine_id, good_qty, scrap_qty, whole_run_ms, stop_ms }): Production[] => {
    const [first, ...rows] = made.get(`${day}|${machine_id}`) ?? []
    const others = withinDay(rows, { run_ms: whole_run_ms, stop_ms })
    const rest = (of: 'good' | 'scrap' | 'run_ms' | 'stop_ms', whole: number) =>
      others.reduce((left, row) => left - row[of], whole)
    return [
      {
        day,
        machine_id,
        unit: first?.unit ?? '',
        // The kept sum of the machine: what no order accounts for is in it too.
        good: rest('good', good_qty),
        scrap: rest('scrap', scrap_qty),
        run_ms: rest('run_ms', whole_run_ms),
        stop_ms: rest('stop_ms', stop_ms),
      },
      ...others,
    ]
  })
}

/** Orders that run side by side each have the whole time of the machine: together they have it once. */
function withinDay(rows: readonly Production[], day: { run_ms: number; stop_ms: number }): Production[] {
  const left = { ...day }
  return rows.map((row) => {
    const run_ms = Math.min(row.run_ms, left.run_ms)
    const stop_ms = Math.min(row.stop_ms, left.stop_ms)
    left.run_ms -= run_ms
    left.stop_ms -= stop_ms
    return { ...row, run_ms, stop_ms }
  })
}

/** The unit of the most orders first. */
function madePerUnit({ db, machine_ids, days }: OrderedAsked): Promise<Production[]> {
  return db.many<Production>(sql`
    select f.day, f.machine_id, p.unit, sum(${kept('f').good})::float8 as good, sum(f.scrap_qty)::float8 as scrap,
      sum(f.run_ms)::float8 as run_ms, coalesce(sum(f.stop_ms) ${kept('f').planned}, 0)::float8 as stop_ms
    from order_run r
      join run_figures f on f.machine_id = r.machine_id and f.p_order = r.p_order and f.day between ${days.from} and ${days.to}
      join card c on c.card_no = r.card_no
      join part p on p.part_no = c.part_no and p.op_number = c.op_number
    where r.machine_id = any (${machine_ids as string[]}) and ${runsAround(days)}
    group by 1, 2, 3 having bool_or(${kept('f').good} <> 0 or f.scrap_qty <> 0) order by 1, 2, count(*) desc, 3`)
}

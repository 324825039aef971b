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
  /** Null on the second row of a machine that made kilograms and pieces in one day: its time stands on the first. */
  readonly run_ms: number | null
  readonly stop_ms: number | null
}

/** What each machine made on each day, in a row for each unit. */
export async function productionPerDay(asked: OrderedAsked, limit: number): Promise<Production[]> {
  const days = await shiftSums(asked, 'day', limit)
  const made = Map.groupBy(await madePerUnit(asked), ({ day, machine_id }) => `${day}|${machine_id}`)
  return days.flatMap(({ day, machine_id, good_qty, scrap_qty, whole_run_ms, stop_ms }): Production[] => {
    const [first, ...others] = made.get(`${day}|${machine_id}`) ?? []
    const rest = (of: 'good' | 'scrap', whole: number) => others.reduce((left, row) => left - row[of], whole)
    return [
      {
        day,
        machine_id,
        unit: first?.unit ?? '',
        // The kept sum of the machine: what no order accounts for is in it too.
        good: rest('good', good_qty),
        scrap: rest('scrap', scrap_qty),
        run_ms: whole_run_ms,
        stop_ms,
      },
      ...others.map((row) => ({ ...row, run_ms: null, stop_ms: null })),
    ]
  })
}

type Made = Pick<Production, 'day' | 'machine_id' | 'unit' | 'good' | 'scrap'>

/** The unit of the most orders first. */
function madePerUnit({ db, machine_ids, days }: OrderedAsked): Promise<Made[]> {
  return db.many<Made>(sql`
    select f.day, f.machine_id, p.unit, sum(${kept('f').good})::float8 as good, sum(f.scrap_qty)::float8 as scrap
    from order_run r
      join run_figures f on f.machine_id = r.machine_id and f.p_order = r.p_order and f.day between ${days.from} and ${days.to}
      join card c on c.card_no = r.card_no
      join part p on p.part_no = c.part_no and p.op_number = c.op_number
    where r.machine_id = any (${machine_ids as string[]}) and ${runsAround(days)}
      and (${kept('f').good} <> 0 or f.scrap_qty <> 0)
    group by 1, 2, 3 order by 1, 2, count(*) desc, 3`)
}

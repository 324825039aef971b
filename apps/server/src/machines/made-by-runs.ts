import type { MadeByRun } from '@takt/domain/machines/made-in-part.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import { kept } from './kept-figures.ts'
import { keyOf } from './shift-sums.ts'

interface Row extends Omit<MadeByRun, 'start' | 'end'> {
  readonly machine_id: string
  readonly day: string
  readonly shift: number
  readonly start_time: string
  readonly end_time: string | null
}

const { pieces, good } = kept('f')

/** What each run of an order made, by machine, day and shift: the kept sums of a shift know no unit. */
export async function madeByRuns(
  db: CompanyDb,
  { machine_ids, days }: { readonly machine_ids: readonly string[]; readonly days: readonly string[] },
): Promise<Map<string, MadeByRun[]>> {
  const rows = await db.many<Row>(sql`
    select f.machine_id, f.day, f.shift, p.unit, ${pieces}::float8 as made_qty, ${good}::float8 as good_qty,
      f.scrap_qty::float8 as scrap_qty, r.start_time, r.end_time
    from run_figures f
      join order_run r on r.p_order = f.p_order
      join card c on c.card_no = r.card_no
      join part p on p.part_no = c.part_no and p.op_number = c.op_number
    where f.machine_id = any (${machine_ids as string[]}) and f.day = any (${days as string[]}::date[])
      and (${pieces} <> 0 or f.scrap_qty <> 0)
    order by f.machine_id, f.day, f.shift, r.start_time, r.p_order`)
  const runs = new Map<string, MadeByRun[]>()
  for (const { machine_id, day, shift, start_time, end_time, ...made } of rows) {
    const key = keyOf({ machine_id, day, shift })
    const run = { ...made, start: Date.parse(start_time), end: end_time === null ? null : Date.parse(end_time) }
    runs.set(key, [...(runs.get(key) ?? []), run])
  }
  return runs
}

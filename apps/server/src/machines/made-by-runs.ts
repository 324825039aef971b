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
    runs.set(key, [...(runs.get(key) ?? []), { ...made, ...toRun({ unit: made.unit, start_time, end_time }) }])
  }
  return runs
}

export type RunOfUnit = Pick<MadeByRun, 'unit' | 'start' | 'end'>

/** In which units machines have run since then, the oldest first. */
export async function runsSince(
  db: CompanyDb,
  { machine_ids, since }: { readonly machine_ids: readonly string[]; readonly since: number },
): Promise<Map<string, RunOfUnit[]>> {
  const rows = await db.many<Pick<Row, 'machine_id' | 'unit' | 'start_time' | 'end_time'>>(sql`
    select r.machine_id, p.unit, r.start_time, r.end_time
    from order_run r
      join card c on c.card_no = r.card_no
      join part p on p.part_no = c.part_no and p.op_number = c.op_number
    where r.machine_id = any (${machine_ids as string[]})
      and (r.end_time is null or r.end_time > ${new Date(since).toISOString()})
    order by r.machine_id, r.start_time, r.p_order`)
  const runs = Map.groupBy(rows, ({ machine_id }) => machine_id)
  return new Map([...runs].map(([machine_id, own]) => [machine_id, own.map(toRun)]))
}

/** The unit of each machine's latest order, for what it counts while none runs. */
export async function latestUnits(db: CompanyDb, machine_ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.many<{ machine_id: string; unit: string }>(sql`
    select m.machine_id, p.unit
    from unnest(${machine_ids as string[]}::text[]) as m (machine_id)
      cross join lateral (
        select r.card_no from order_run r where r.machine_id = m.machine_id order by r.start_time desc limit 1) r
      join card c on c.card_no = r.card_no
      join part p on p.part_no = c.part_no and p.op_number = c.op_number`)
  return new Map(rows.map(({ machine_id, unit }) => [machine_id, unit]))
}

function toRun({ unit, start_time, end_time }: Pick<Row, 'unit' | 'start_time' | 'end_time'>): RunOfUnit {
  return { unit, start: Date.parse(start_time), end: end_time === null ? null : Date.parse(end_time) }
}

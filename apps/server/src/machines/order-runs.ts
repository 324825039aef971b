import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'

/** A run of an order as the counting sees it. Cycles belong to the runs of their own time, whenever they arrive. */
export interface CountedRun {
  readonly p_order: number
  readonly machine_id: string
  readonly card_no: string
  readonly start: number
  readonly end: number | null
  readonly insatser: number
  readonly good_from_cycles: boolean
  /** What it was before somebody changed it, by its ends; null: nobody has. */
  readonly counted_before: readonly { readonly until: number; readonly good_from_cycles: boolean }[] | null
  /** Planned time of one piece. */
  readonly unit_ms: number
  /** What its pieces are counted in. */
  readonly unit: string
}

/** The runs of these machines that touch the time from `from` on, in the order in which they were started. */
export async function runsSince(
  db: CompanyDb,
  machine_ids: readonly string[],
  from: number,
): Promise<Map<string, CountedRun[]>> {
  const since = new Date(from).toISOString()
  const rows = await db.many<Omit<CountedRun, 'start' | 'end'> & { start_time: string; end_time: string | null }>(sql`
    select r.p_order, r.machine_id, r.card_no, r.start_time, r.end_time, r.insatser, m.good_from_cycles,
      (select jsonb_agg(jsonb_build_object('until', extract(epoch from b.until) * 1000,
        'good_from_cycles', b.good_from_cycles) order by b.until)
       from machine_counting_before b where b.machine_id = r.machine_id) as counted_before,
      coalesce(r.planned_unit_time, p.planned_unit_time) * 1000 as unit_ms, p.unit
    from order_run r
      join machine m on m.machine_id = r.machine_id
      join card c on c.card_no = r.card_no
      join part p on p.part_no = c.part_no and p.op_number = c.op_number
    where r.machine_id = any (${machine_ids as string[]}) and (r.end_time is null or r.end_time > ${since})
    order by r.start_time, r.p_order`)
  const runs = new Map<string, CountedRun[]>()
  for (const { start_time, end_time, ...row } of rows) {
    const run = { ...row, start: Date.parse(start_time), end: end_time === null ? null : Date.parse(end_time) }
    runs.set(row.machine_id, [...(runs.get(row.machine_id) ?? []), run])
  }
  return runs
}

export function runsAt(runs: readonly CountedRun[], at: number): CountedRun[] {
  return runs.filter(({ start, end }) => start <= at && (end === null || at < end))
}

/** Whether a cycle of that moment made pieces. */
export function countsAt({ counted_before, good_from_cycles }: CountedRun, at: number): boolean {
  return (counted_before?.find(({ until }) => at < until) ?? { good_from_cycles }).good_from_cycles
}

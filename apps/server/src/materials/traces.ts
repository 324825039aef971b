import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'

/** SF278: new trace data of a run are a group of their own; the ones before stay readable. */
export async function writeTraces(
  db: CompanyDb,
  run: { machine_id: string; p_order: number },
  of: { trace_ids: readonly string[]; now: number; by: string },
): Promise<number> {
  const { machine_id, p_order } = run
  if (of.trace_ids.length === 0) return 0
  const { group_no } = await db.one<{ group_no: number }>(
    sql`select coalesce(max(group_no), 0)::int + 1 as group_no from material_trace where p_order = ${p_order}`,
  )
  const positions = of.trace_ids.map((_, index) => index + 1)
  await db.run(sql`
    insert into material_trace (machine_id, p_order, group_no, position, trace_id, at, username)
    select ${machine_id}, ${p_order}, ${group_no}, position, trace_id, ${new Date(of.now).toISOString()}, ${of.by}
    from unnest(${positions}::int[], ${of.trace_ids as string[]}::text[]) as n (position, trace_id)`)
  return group_no
}

/** What the run before on the machine holds, when it made the same part: it is taken over by itself. */
export async function tracesTakenOver(
  db: CompanyDb,
  run: { machine_id: string; p_order: number; card_no: string },
): Promise<string[]> {
  const rows = await db.many<{ trace_id: string }>(sql`
    with before as (
      select r.p_order, c.part_no from order_run r join card c on c.card_no = r.card_no
      where r.machine_id = ${run.machine_id} and r.p_order <> ${run.p_order}
      order by r.start_time desc, r.p_order desc limit 1)
    select t.trace_id from before b
      join card own on own.card_no = ${run.card_no} and own.part_no = b.part_no
      join material_trace t on t.p_order = b.p_order
        and t.group_no = (select max(x.group_no) from material_trace x where x.p_order = b.p_order)
    order by t.position`)
  return rows.map(({ trace_id }) => trace_id)
}

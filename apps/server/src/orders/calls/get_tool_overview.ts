import { getToolOverview } from '@takt/contract/orders/get_tool_overview.ts'
import type { ToolRow } from '@takt/domain/machines/overview/tool-row.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'

const MOST_TOOLS = 5000

export default handle(getToolOverview, async (_input, { db, now }) => {
  // A machine and a run name the insert where a tool was mounted with one: the tool sits there, and is used, all the same.
  const rows = await db.many<Omit<ToolRow, 'last_used'> & { last_used: string | null }>(sql`
    with said as (select tool_id, case insert_of when '' then tool_id else insert_of end as stands_for from tool)
    select t.tool_id, t.tool_description, coalesce(m.machine_id, '-') as machine_id,
      coalesce(i.open, 0)::int as cavities_open, coalesce(i.total, 0)::int as cavities_total,
      coalesce(o.work_order_no, '') as work_order_no, u.last_used
    from tool t
      left join (
        select s.stands_for, min(x.machine_id) as machine_id from machine x join said s on s.tool_id = x.tool_id
        where x.active group by s.stands_for
      ) m on m.stands_for = t.tool_id
      left join (
        select tool_id, count(*) as total, count(*) filter (where status <> 0) as open from tool_insert group by tool_id
      ) i on i.tool_id = t.tool_id
      left join (
        select distinct on (s.stands_for) s.stands_for, c.work_order_no
        from order_run r join said s on s.tool_id = r.tool_id join card c on c.card_no = r.card_no
        where r.end_time is null order by s.stands_for, r.start_time
      ) o on o.stands_for = t.tool_id
      left join (
        select s.stands_for, max(coalesce(r.end_time, ${new Date(now).toISOString()})) as last_used
        from order_run r join said s on s.tool_id = r.tool_id group by s.stands_for
      ) u on u.stands_for = t.tool_id
    where t.insert_of = ''
    order by t.tool_id limit ${MOST_TOOLS}`)
  return rows.map((row) => ({ ...row, last_used: row.last_used ?? '' }))
})

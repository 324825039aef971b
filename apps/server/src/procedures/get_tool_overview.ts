import { getToolOverview } from '@takt/contract/procedures/get_tool_overview.ts'
import type { ToolRow } from '@takt/domain/overview/tool-row.ts'
import { sql } from '../db/sql.ts'
import { handle } from './handle.ts'

const MOST_TOOLS = 5000

export default handle(getToolOverview, async (_input, { db, now }) => {
  const rows = await db.many<Omit<ToolRow, 'last_used'> & { last_used: string | null }>(sql`
    select t.tool_id, t.tool_description, coalesce(m.machine_id, '-') as machine_id,
      coalesce(i.open, 0)::int as cavities_open, coalesce(i.total, 0)::int as cavities_total,
      coalesce(o.work_order_no, '') as work_order_no, u.last_used
    from tool t
      left join lateral (
        select x.machine_id from machine x where x.tool_id = t.tool_id and x.active order by x.machine_id limit 1
      ) m on true
      left join (
        select tool_id, count(*) as total, count(*) filter (where status <> 0) as open from tool_insert group by tool_id
      ) i on i.tool_id = t.tool_id
      left join lateral (
        select c.work_order_no from order_run r join card c on c.card_no = r.card_no
        where r.tool_id = t.tool_id and r.end_time is null order by r.start_time limit 1
      ) o on true
      left join (
        select tool_id, max(coalesce(end_time, ${new Date(now).toISOString()})) as last_used from order_run
        where tool_id <> '' group by tool_id
      ) u on u.tool_id = t.tool_id
    where t.insert_of = ''
    order by t.tool_id limit ${MOST_TOOLS}`)
  return rows.map((row) => ({ ...row, last_used: row.last_used ?? '' }))
})

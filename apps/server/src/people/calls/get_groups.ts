import type { RowOf } from '@takt/contract/ground/define-procedure.ts'
import { getGroups } from '@takt/contract/people/get_groups.ts'
import { handle } from '../../ground/call/handle.ts'
import { raw, sql } from '../../ground/db/sql.ts'

const plain = sql`0 as view_order, 0 as view_order_statistics, 'Automatic' as color, null::int as security_level`

/** As the overviews count: planning resources are planned on, never run. */
const machinesThere = sql`count(*) filter (where m.resource_type <> 2)::int`

const groups = (table: 'department' | 'zone' | 'category') => sql`
  select ${table}::text as group_type, g.code, g.description, ${machinesThere} as machines, ${plain}
  from ${raw(table)} g join machine m on m.${raw(table)} = g.code and m.active
  group by g.code, g.description`

export default handle(getGroups, (_input, { db, session }) =>
  db.many<RowOf<typeof getGroups>>(sql`
    ${groups('department')} union all ${groups('zone')} union all ${groups('category')}
    union all
    select 'line', l.line_no::text, l.description, ${machinesThere}, ${plain}
    from line l join machine m on m.line_no = l.line_no and m.active
    group by l.line_no, l.description
    union all
    select 'stop_group', g.code,
      takt_name(g.names, ${session.language}),
      (select ${machinesThere} from machine m where m.active and exists (select from stop_code c
        where c.group_id = g.code and c.active and (c.machines is null or m.machine_id = any (c.machines)))),
      g.view_order, g.view_order_statistics, g.color, g.security_level
    from stop_group g
    order by group_type, view_order, description, code`),
)

import { getWallLinks } from '@takt/contract/dashboards/get_wall_links.ts'
import type { RowOf } from '@takt/contract/ground/define-procedure.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'

/** Revoked ones are kept as a record; beyond this many the oldest are not shown. */
const MOST_SHOWN = 500

export default handle(getWallLinks, (_input, { db }) =>
  db.many<RowOf<typeof getWallLinks>>(sql`
    select l.link_id, l.name, l.dashboard, coalesce(c.config->>'title', '') as dashboard_title,
      l.boards, coalesce(case l.boards ->> 'locationtype'
        when 'department' then (select description from department where code = l.boards ->> 'location')
        when 'zone' then (select description from zone where code = l.boards ->> 'location')
        when 'category' then (select description from category where code = l.boards ->> 'location') end,
        l.boards ->> 'location', '') as place,
      l.created_by, l.created_at, l.expires_at, l.revoked_at, l.last_used_at
    from wall_link l
      left join config c on c.system_function = 'dashboards' and c.template = l.dashboard
    order by l.created_at desc, l.link_id desc limit ${MOST_SHOWN}`),
)

import type { RowOf } from '@takt/contract/define-procedure.ts'
import { getWallLinks } from '@takt/contract/procedures/get_wall_links.ts'
import { sql } from '../db/sql.ts'
import { handle } from './handle.ts'

/** Revoked ones are kept as a record; beyond this many the oldest are not shown. */
const MOST_SHOWN = 500

export default handle(getWallLinks, (_input, { db }) =>
  db.many<RowOf<typeof getWallLinks>>(sql`
    select l.link_id, l.name, l.dashboard, coalesce(c.config->>'title', '') as dashboard_title,
      l.created_by, l.created_at, l.expires_at, l.revoked_at, l.last_used_at
    from wall_link l
      left join config c on c.system_function = 'dashboards' and c.template = l.dashboard
    order by l.created_at desc, l.link_id desc limit ${MOST_SHOWN}`),
)

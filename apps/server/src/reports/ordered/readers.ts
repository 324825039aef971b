import { type Sql, sql } from '../../ground/db/sql.ts'

/** Walls, terminals and accounts that see one page only are users too, but nobody could open a report there. */
export const isReadBySomebody: Sql = sql`(not deviceuser and not only_dashboards and not dashboard_isolated
  and not only_interface and not only_ia)`

import { getDashboardVersions } from '@takt/contract/dashboards/get_dashboard_versions.ts'
import type { RowOf } from '@takt/contract/ground/define-procedure.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { findDashboard } from '../find-dashboard.ts'

export default handle(getDashboardVersions, async ({ template }, { db, session }) => {
  if ((await findDashboard(db, session, template)) === null)
    return { refusal: 'config-not-found', values: { template } }
  return await db.many<RowOf<typeof getDashboardVersions>>(sql`
    select version, changed_by, changed_at, jsonb_array_length(coalesce(config -> 'widgets', '[]'))::int as widgets
    from (
      select version, changed_by, changed_at, config from config
      where system_function = 'dashboards' and template = ${template}
      union all
      select version, changed_by, changed_at, config from dashboard_version where template = ${template}
    ) as versions
    order by version desc`)
})

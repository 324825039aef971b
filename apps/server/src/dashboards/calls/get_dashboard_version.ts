import { getDashboardVersion } from '@takt/contract/dashboards/get_dashboard_version.ts'
import { Dashboard } from '@takt/domain/dashboards/dashboard.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { findDashboard } from '../find-dashboard.ts'

interface Kept {
  readonly version: number
  readonly changed_by: string
  readonly changed_at: string
  readonly config: unknown
}

export default handle(getDashboardVersion, async ({ template, version }, { db, session }) => {
  const unknown = { refusal: 'dashboard-version-not-found', values: { template, version } } as const
  if ((await findDashboard(db, session, template)) === null) return unknown
  const kept = await db.maybe<Kept>(sql`
    select version, changed_by, changed_at, config from config
    where system_function = 'dashboards' and template = ${template} and version = ${version}
    union all
    select version, changed_by, changed_at, config from dashboard_version
    where template = ${template} and version = ${version}
    limit 1`)
  return kept === null ? unknown : [{ ...kept, config: Dashboard.parse(kept.config) }]
})

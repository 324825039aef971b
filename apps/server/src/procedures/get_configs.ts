import { getConfigs } from '@takt/contract/procedures/get_configs.ts'
import { Dashboard } from '@takt/domain/dashboard/dashboard.ts'
import { mayKnowDashboard } from '../dashboards/find-dashboard.ts'
import { sql } from '../db/sql.ts'
import { handle } from './handle.ts'

const Listed = Dashboard.omit({ widgets: true, dataSources: true })

export default handle(getConfigs, async ({ system_function }, { db, session }) => {
  const rows = await db.many<{ version: number; config: unknown }>(sql`
    select version, config - 'widgets' - 'dataSources' as config from config
    where system_function = ${system_function} order by config->>'title', template`)
  return rows
    .map(({ version, config }) => ({ ...Listed.parse(config), version }))
    .filter((dashboard) => mayKnowDashboard(session, dashboard))
})

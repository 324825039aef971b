import { getConfig } from '@takt/contract/procedures/get_config.ts'
import { findDashboard } from '../dashboards/find-dashboard.ts'
import { handle } from './handle.ts'

export default handle(getConfig, async ({ template }, { db, session }) => {
  const found = await findDashboard(db, session, template)
  return found ? [found] : { refusal: 'config-not-found', values: { template } }
})

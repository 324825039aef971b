import { getDashboardData } from '@takt/contract/procedures/get_dashboard_data.ts'
import { findDashboard } from '../dashboards/find-dashboard.ts'
import { sourceRows } from '../dashboards/source-rows.ts'
import { handle } from './handle.ts'

export default handle(getDashboardData, async ({ template, slug, parameters }, context) => {
  const dashboard = await findDashboard(context.db, context.session, template)
  if (!dashboard) return { refusal: 'config-not-found', values: { template } }
  const source = dashboard.config.dataSources.find((candidate) => candidate.slug === slug)
  if (!source) return { refusal: 'data-source-unknown', values: { slug } }
  return await sourceRows(source, parameters, context)
})

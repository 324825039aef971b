import { getDashboardData } from '@takt/contract/dashboards/get_dashboard_data.ts'
import { handle } from '../../ground/call/handle.ts'
import { findDashboard } from '../find-dashboard.ts'
import { sourceRows } from '../source-rows.ts'

export default handle(getDashboardData, async ({ template, slug, parameters }, context) => {
  const dashboard = await findDashboard(context.db, context.session, template)
  if (!dashboard) return { refusal: 'config-not-found', values: { template } }
  const source = dashboard.config.dataSources.find((candidate) => candidate.slug === slug)
  if (!source) return { refusal: 'data-source-unknown', values: { slug } }
  return await sourceRows(source, parameters, context)
})

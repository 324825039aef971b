import { getDashboardData } from '@takt/contract/procedures/get_dashboard_data.ts'
import { findDashboard } from '../dashboards/find-dashboard.ts'
import { dataSources } from '../data-sources/data-sources.ts'
import { handle } from './handle.ts'

export default handle(getDashboardData, async ({ template, slug, parameters }, { db, session, now }) => {
  const dashboard = await findDashboard(db, session, template)
  if (!dashboard) return { refusal: 'config-not-found', values: { template } }
  const source = dashboard.config.dataSources.find((candidate) => candidate.slug === slug)
  const kind = dataSources.find((candidate) => candidate.kind === source?.source)
  if (!source || !kind) return { refusal: 'data-source-unknown', values: { slug } }
  const machine_ids = filled(source.parameters.machine_ids ?? '', parameters)
    .split(';')
    .map((id) => id.trim())
    .filter((id) => id !== '')
  return await kind.rows({ db, now, session, machine_ids })
})

/** '[name]' is one of the dashboard's parameters; an unknown one stays as it is. */
function filled(text: string, parameters: Readonly<Record<string, string>>): string {
  return text.replace(
    /\[(\w+)\]/g,
    (whole, name: string) => (Object.hasOwn(parameters, name) ? parameters[name] : undefined) ?? whole,
  )
}

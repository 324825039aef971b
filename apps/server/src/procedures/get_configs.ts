import { getConfigs } from '@takt/contract/procedures/get_configs.ts'
import { Dashboard } from '@takt/domain/dashboard/dashboard.ts'
import { mustHave } from '../configs/config-place.ts'
import { mayKnowLiveView, readLiveView } from '../configs/live-views.ts'
import { type SharedConfig, sharedConfigs } from '../configs/shared-configs.ts'
import { mayKnowDashboard } from '../dashboards/find-dashboard.ts'
import { CallError } from '../http/answers.ts'
import { handle } from './handle.ts'

const Listed = Dashboard.omit({ widgets: true, dataSources: true })

export default handle(getConfigs, async ({ system_function }, { db, session }) => {
  if (session.wall_link && system_function !== 'dashboards') throw new CallError('notAllowed', 'call.wall-link')
  if (system_function === 'dashboards') mustHave(session, 'can-access-dashboard')
  if (system_function === 'widgets') mustHave(session, 'view-widget-settings')
  const rows = await sharedConfigs(db, system_function)
  switch (system_function) {
    case 'dashboards':
      return rows
        .map((row) => ({ ...about(row), ...Listed.parse(row.config) }))
        .filter((dashboard) => mayKnowDashboard(session, dashboard))
    case 'liveviews':
      return rows.flatMap((row) => {
        const view = readLiveView(row.config)
        if (!view || !mayKnowLiveView(session, view)) return []
        const { label, userlevel } = view
        return [{ ...about(row), title: label, key: row.template, label, userlevel, config: { ...view } }]
      })
    case 'own_overviews':
      return rows.map((row) => {
        const overview_name = String(row.config.overview_name ?? row.template)
        const record_no = /^\d{1,9}$/.test(row.template) ? Number(row.template) : undefined
        return { ...about(row), title: overview_name, record_no, overview_name, config: row.config }
      })
    default:
      return rows.map((row) => ({ ...about(row), config: row.config }))
  }
})

function about({ template, version, changed_by, changed_at }: SharedConfig) {
  return { slug: template, title: template, version, changed_by, changed_at }
}

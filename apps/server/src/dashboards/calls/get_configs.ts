import { getConfigs } from '@takt/contract/dashboards/get_configs.ts'
import { Dashboard } from '@takt/domain/dashboards/dashboard.ts'
import { columnsTemplate } from '@takt/domain/machines/overview/own-overview.ts'
import { CallError } from '../../ground/call/answers.ts'
import { handle } from '../../ground/call/handle.ts'
import { mustHave } from '../../ground/call/must-have.ts'
import { mayKnowLiveView, readLiveView } from '../configs/live-views.ts'
import { type SharedConfig, sharedConfigs } from '../configs/shared-configs.ts'
import { mayKnowDashboard } from '../find-dashboard.ts'
import { type OwnOverview, ownOverviews } from '../own-overviews/own-overviews.ts'

const Listed = Dashboard.omit({ widgets: true, dataSources: true })

export default handle(getConfigs, async ({ system_function }, { db, session }) => {
  if (session.wall_link && system_function !== 'dashboards') throw new CallError('notAllowed', 'call.wall-link')
  if (system_function === 'dashboards') mustHave(session, 'can-access-dashboard')
  if (system_function === 'widgets') mustHave(session, 'view-widget-settings')
  if (system_function === 'own_overviews') return (await ownOverviews(db, session)).map(listedOverview)
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
    default:
      return rows.map((row) => ({ ...about(row), config: row.config }))
  }
})

/** They stand in a table of their own; what is stored among the configurations are their values. */
function listedOverview({ record_no, overview_name, userlevel, version, changed_by, changed_at }: OwnOverview) {
  const slug = columnsTemplate(record_no)
  return { slug, title: overview_name, version, changed_by, changed_at, userlevel, record_no, overview_name }
}

function about({ template, version, changed_by, changed_at }: SharedConfig) {
  return { slug: template, title: template, version, changed_by, changed_at }
}

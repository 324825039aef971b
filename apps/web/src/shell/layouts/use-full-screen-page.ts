import { can } from '@takt/domain/ground/permissions.ts'
import { useLiveViews } from '../../data/dashboards/live-views.ts'
import { useSession } from '../../data/session/session.ts'
import { useText } from '../../data/words/use-text.ts'
import { to } from '../../routes/to.ts'
import { useMatchedRoute } from '../../routes/use-matched-route.ts'
import { useRouteParams } from '../../routes/use-route-params.ts'
import { useDashboardTitle } from './use-dashboard-title.ts'

interface FullScreenPage {
  /** The name people gave it; undefined until it is known. */
  readonly title: string | undefined
  readonly live: boolean
  /** Where it is changed, for who may. */
  readonly edit: { readonly path: string; readonly words: string } | undefined
}

/** What the bar says of a dashboard or a live view. */
export function useFullScreenPage(): FullScreenPage {
  const text = useText()
  const session = useSession()
  const { dashboard = '', liveview } = useRouteParams()
  const live = liveview !== undefined
  const boards = useMatchedRoute()?.name === 'wallBoards'
  const dashboardTitle = useDashboardTitle(dashboard)
  const { views } = useLiveViews(live)
  const view = views?.find(({ key }) => key === liveview)
  if (live) {
    const mayEdit = view !== undefined && can(session, 'view-liveviews-templates') && !session.only_dashboards
    const edit = { path: to('liveViewTemplate', { template: liveview }), words: text('live-view.edit') }
    return { title: view?.label, live, edit: mayEdit ? edit : undefined }
  }
  if (boards) return { title: text('title.wall-boards'), live, edit: undefined }
  const mayEdit = dashboardTitle !== undefined && can(session, 'change-dashboard-templates')
  const edit = { path: to('dashboardBuilder', { dashboard }), words: text('dashboard-bar.edit') }
  return { title: dashboardTitle, live, edit: mayEdit ? edit : undefined }
}

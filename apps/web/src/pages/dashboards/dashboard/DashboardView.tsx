import { isHardToRead, isOpenTo } from '@takt/domain/dashboards/availability.ts'
import type { Dashboard } from '@takt/domain/dashboards/dashboard.ts'
import { can } from '@takt/domain/ground/permissions.ts'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { ErrorState } from '@takt/ui/state/ErrorState.tsx'
import { LoadingState } from '@takt/ui/state/LoadingState.tsx'
import { useLocation } from '@tanstack/react-router'
import { useCallback, useMemo, useState } from 'react'
import { DashboardGrid } from '../../../dashboard/DashboardGrid.tsx'
import { createDashboardStore } from '../../../dashboard/data/dashboard-store.ts'
import { useWidgetPage } from '../../../dashboard/use-widget-page.ts'
import type { CallFailure } from '../../../data/call/call.ts'
import { useLoad } from '../../../data/call/use-load.ts'
import { useSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { useScreenWidth } from '../../../device/use-screen-width.ts'
import { useSetupActions } from '../../../parts/setup/use-setup-actions.ts'
import { useBarChoice } from '../../../parts/stop-list/use-bar-choice.ts'
import { to } from '../../../routes/to.ts'
import { useGo } from '../../../routes/use-go.ts'
import { useRouteName } from '../../../routes/use-route-params.ts'
import { findWidget } from '../../../widgets/widgets.ts'
import { DashboardBanner } from './DashboardBanner.tsx'
import styles from './DashboardPage.module.css'
import { stopLink } from './stop-link.ts'
import { UnknownDashboard } from './UnknownDashboard.tsx'
import { Unsuited } from './Unsuited.tsx'
import { useQueryValues } from './use-query-values.ts'

/** One dashboard, live. A saved change reaches it over ConfigChanged, without anybody touching the screen: D-DATA-05-X. */
export function DashboardView({ slug }: { readonly slug: string }) {
  const say = useText()
  const session = useSession()
  const width = useScreenWidth()
  const load = useLoad('get_config', { system_function: 'dashboards', template: slug }, { reloadOn: ['ConfigChanged'] })
  const { search, query } = useQueryValues()
  const page = useWidgetPage()
  const path = useLocation({ select: (location) => location.pathname })
  const [store] = useState(createDashboardStore)
  const [opened, setOpened] = useState(false)
  const go = useGo()
  const openStopCode = useCallback(
    (machine: string) => go(stopLink({ path, slug, search }, machine)),
    [go, path, slug, search],
  )
  const setupActions = useSetupActions(openStopCode)
  const choosing = useBarChoice(to('dashboard', { dashboard: slug }) + search)
  // Elsewhere (a terminal, an isolated wall) there is no page to code them on.
  const onBoards = useRouteName('dashboard', 'machineDashboard', 'isolatedDashboard') === 'dashboard'
  const stops = onBoards && can(session, 'code-stops') ? choosing : undefined
  const actions = useMemo(
    () => ({ openStopCode, ...setupActions, ...(stops && { stops }) }),
    [openStopCode, setupActions, stops],
  )
  const dashboard = load.rows?.[0]?.config as Dashboard | undefined

  if (load.error !== null && isGone(load.error)) return <UnknownDashboard slug={slug} />
  if (dashboard === undefined) {
    if (load.error === null) return <LoadingState label={say('shell.loading')} />
    return (
      <ErrorState
        message={say('dashboard.failed')}
        detail={load.error.message}
        retryLabel={say('shell.retry')}
        onRetry={load.reload}
      />
    )
  }
  // A wall shows what its link names, also when the menus hide it.
  if (!session.wall_link && !isOpenTo(dashboard, session)) return <UnknownDashboard slug={slug} />
  // Once it is open nobody is thrown off it, however the window is resized: T-VALID-16-X.
  if (!opened && isHardToRead(dashboard, width))
    return <Unsuited title={dashboard.title} onShow={() => setOpened(true)} />
  if (!opened) setOpened(true)
  return (
    <div className={styles.page}>
      {dashboard.showBzxBanner && <DashboardBanner />}
      {dashboard.widgets.length === 0 && <EmptyState title={say('dashboard.empty')} />}
      <DashboardGrid
        dashboard={dashboard}
        find={findWidget}
        mode="active"
        {...{ query, path, store, page }}
        actions={actions}
      />
    </div>
  )
}

/** Not there, not ours or no slug at all: all of it is an unknown dashboard. A lost network is not. */
function isGone(error: CallFailure): boolean {
  return error.status === 404 || error.status === 422
}

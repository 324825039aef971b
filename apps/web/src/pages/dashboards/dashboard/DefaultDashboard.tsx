import { defaultDashboard } from '@takt/domain/dashboards/default-dashboard.ts'
import { settingValues } from '@takt/domain/ground/company-settings.ts'
import { can } from '@takt/domain/ground/permissions.ts'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { ErrorState } from '@takt/ui/state/ErrorState.tsx'
import { LoadingState } from '@takt/ui/state/LoadingState.tsx'
import { useEffect } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { useScreenWidth } from '../../../device/use-screen-width.ts'
import { NewDashboard } from '../../../parts/new-dashboard/NewDashboard.tsx'
import { to } from '../../../routes/to.ts'
import { useGo } from '../../../routes/use-go.ts'
import { useRouteParams } from '../../../routes/use-route-params.ts'
import { useQueryValues } from './use-query-values.ts'

/** Goes to the dashboard that opens first; with none it says so and stays: T-NAV-07-X. */
export function DefaultDashboard() {
  const say = useText()
  const go = useGo()
  const session = useSession()
  const width = useScreenWidth()
  const { search } = useQueryValues()
  const { rows, error, reload } = useLoad('get_configs', { system_function: 'dashboards' })
  const preferred = [session.isolated_dashboard, settingValues(session.company_settings).defaultDashboard]
  const slug = rows === undefined ? undefined : defaultDashboard(rows, { preferred, user: session, width })
  const { machine } = useRouteParams()
  useEffect(() => {
    if (slug === undefined) return
    // A popup that was asked for over the default dashboard opens over the one that this is.
    const there =
      machine === undefined
        ? to('dashboard', { dashboard: slug })
        : to('dashboardStopCode', { dashboard: slug, machine })
    go(there + search, { replace: true })
  }, [slug, machine, search, go])
  if (rows === undefined && error !== null) {
    return (
      <ErrorState
        message={say('dashboard.failed')}
        detail={error.message}
        retryLabel={say('shell.retry')}
        onRetry={reload}
      />
    )
  }
  if (rows === undefined || slug !== undefined) return <LoadingState label={say('shell.loading')} />
  const mayAdd = can(session, 'add-dashboard-templates')
  return (
    <EmptyState
      title={say('dashboard.none')}
      text={say('dashboard.none-text')}
      action={mayAdd && <NewDashboard variant="primary" />}
    />
  )
}

import { type Dashboard, DashboardSlug, newDashboard } from '@takt/domain/dashboards/dashboard.ts'
import { can } from '@takt/domain/ground/permissions.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { PlusIcon } from '@takt/ui/icon/icons.tsx'
import { ErrorState } from '@takt/ui/state/ErrorState.tsx'
import { LoadingState } from '@takt/ui/state/LoadingState.tsx'
import { useState } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { pendingBoard } from '../../../parts/new-dashboard/pending-board.ts'
import { DeadEnd } from '../../../parts/page-frame/DeadEnd.tsx'
import { to } from '../../../routes/to.ts'
import { useRouteName, useRouteParams, useRouteSearch } from '../../../routes/use-route-params.ts'
import { Builder } from './Builder.tsx'

export default function DashboardBuilderPage() {
  const { dashboard: slug } = useRouteParams('dashboardBuilder', 'snippetBuilder')
  const { title } = useRouteSearch('dashboardBuilder', 'snippetBuilder')
  const isSnippet = useRouteName('dashboardBuilder', 'snippetBuilder') === 'snippetBuilder'
  return <LoadedBuilder key={slug} slug={slug} title={title} isSnippet={isSnippet} />
}

interface LoadedBuilderProps {
  readonly slug: string
  /** Of a dashboard that was just named and is still to be made. */
  readonly title: string | undefined
  /** What is made here is a piece of dashboards. */
  readonly isSnippet: boolean
}

function LoadedBuilder({ slug, title, isSnippet }: LoadedBuilderProps) {
  const say = useText()
  const session = useSession()
  const [created, setCreated] = useState(false)
  const load = useLoad('get_config', { system_function: 'dashboards', template: slug })
  // Only what was loaded after the page opened: a version from the browser's memory would end in a conflict.
  const [openedAt] = useState(Date.now)
  const found = load.updatedAt >= openedAt ? load.rows?.[0] : undefined
  const mayCreate = can(session, 'add-dashboard-templates') && DashboardSlug.safeParse(slug).success
  // The builder keeps its own copy from here on: a reload in the background never touches what is being built.
  if (found !== undefined) return <Builder dashboard={found.config as Dashboard} version={found.version} />
  if (load.error === null) return <LoadingState label={say('shell.loading')} />
  if (load.error.status !== 404 && load.error.status !== 422) {
    return (
      <ErrorState
        message={say('dashboard.failed')}
        detail={load.error.message}
        retryLabel={say('shell.retry')}
        onRetry={load.reload}
      />
    )
  }
  if (mayCreate && (created || title)) {
    const begin = pendingBoard(slug)
    const empty = { ...newDashboard(slug, title || slug), isSnippet }
    return <Builder dashboard={empty} version={0} {...(begin && { begin })} />
  }
  return (
    <DeadEnd
      title={say('dashboard.not-found')}
      text={say('dashboard.not-found-text', { slug })}
      way={{ to: to('adminDashboards'), label: say('templates.to-list') }}
      also={
        mayCreate && (
          <Button variant="primary" size="primary" icon={<PlusIcon />} onClick={() => setCreated(true)}>
            {say('builder.create', { slug })}
          </Button>
        )
      }
    />
  )
}

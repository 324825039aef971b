import { FIRST } from '@takt/domain/ground/navigation/visit.ts'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { ErrorState } from '@takt/ui/state/ErrorState.tsx'
import { LoadingState } from '@takt/ui/state/LoadingState.tsx'
import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useLiveViews } from '../../../data/dashboards/live-views.ts'
import { useText } from '../../../data/words/use-text.ts'
import { tellUntilLeft } from '../../../parts/page-frame/tell-instead.ts'
import { to } from '../../../routes/to.ts'
import { useGo } from '../../../routes/use-go.ts'
import { useRouteParams } from '../../../routes/use-route-params.ts'
import { LiveMachines } from './LiveMachines.tsx'

/** The machines of a place on the whole screen. An unknown key goes to the first live view, without one to the machines. */
export default function LiveViewPage() {
  const text = useText()
  const go = useGo()
  const { liveview } = useRouteParams('liveView')
  const search = useLocation({ select: (location) => location.searchStr })
  const { views, error, reload } = useLiveViews()
  const view = views?.find(({ key }) => key === liveview)
  const first = views?.[0]?.key
  const shown = views?.[0]?.label ?? text('instead.all')
  const elsewhere =
    views === undefined || view !== undefined
      ? undefined
      : first === undefined
        ? to('allMachines')
        : to('liveView', { liveview: first }) + search
  useEffect(() => {
    if (elsewhere === undefined) return
    // The menu asks for whichever is first: nobody is told that there is none of that name.
    if (liveview !== FIRST) {
      tellUntilLeft(text('instead.live-view', { asked: liveview, shown }), elsewhere.split('?')[0] as string)
    }
    go(elsewhere, { replace: true })
  }, [elsewhere, go, liveview, shown, text])
  if (view !== undefined) return <LiveMachines view={view} />
  if (error !== null && views === undefined) {
    return (
      <ErrorState
        message={text('live-view.failed')}
        detail={error.message}
        retryLabel={text('shell.retry')}
        onRetry={() => void reload()}
      />
    )
  }
  if (views?.length === 0) return <EmptyState title={text('live-view.none')} />
  return <LoadingState label={text('shell.loading')} />
}

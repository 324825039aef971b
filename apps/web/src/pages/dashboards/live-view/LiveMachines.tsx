import { countStates, type LiveView } from '@takt/domain/dashboards/live-view.ts'
import { Skeleton } from '@takt/ui/skeleton/Skeleton.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { ErrorState } from '@takt/ui/state/ErrorState.tsx'
import { StateTag } from '@takt/ui/state/StateTag.tsx'
import { useEffect } from 'react'
import { AutoScroll } from '../../../dashboard/AutoScroll.tsx'
import { checkMachines } from '../../../data/machines/check-machines.ts'
import { useMachinesLoad } from '../../../data/machines/machines.ts'
import { useMyMachines } from '../../../data/machines/my-machines.ts'
import { useSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { usePhone } from '../../../device/use-phone.ts'
import { LiveTiles } from '../../../parts/live-tiles/LiveTiles.tsx'
import { useLiveMachines } from '../../../parts/live-tiles/use-live-machines.ts'
import { Stale } from '../../../parts/stale/Stale.tsx'
import { AppLink } from '../../../routes/AppLink.tsx'
import { isPlaceKnown } from '../../../routes/place.ts'
import { useAskedPlace } from '../../../shell/topbar/use-asked-place.ts'
import styles from './LiveMachines.module.css'

export function LiveMachines({ view }: { readonly view: LiveView }) {
  const text = useText()
  const session = useSession()
  const phone = usePhone()
  const { loading, error, reload } = useMachinesLoad()
  const { place, pathOf } = useAskedPlace()
  const favourites = useMyMachines()
  const at = { locationtype: place?.locationtype, location: place?.location, favourites }
  const machines = useLiveMachines(at, view.order)
  useEffect(checkMachines, [])
  // Without the favourites nobody knows which machines are mine.
  if (loading || !isPlaceKnown(at)) return <Bones />
  if (machines.length === 0) {
    if (error !== null) {
      return (
        <ErrorState
          message={text('live-view.failed')}
          detail={error.message}
          retryLabel={text('shell.retry')}
          onRetry={reload}
        />
      )
    }
    return (
      <EmptyState
        title={text('live-view.empty')}
        text={text('live-view.empty-text')}
        action={
          place && (
            <AppLink className={styles.way} to={pathOf(undefined)}>
              {text('live-view.everywhere')}
            </AppLink>
          )
        }
      />
    )
  }
  const fit = view.size === 'fit'
  const tiles = (
    <LiveTiles
      machine_ids={machines.map(({ machine_id }) => machine_id)}
      view={view}
      leads={!session.only_dashboards}
    />
  )
  return (
    <Stale className={styles.view} when={error !== null}>
      <ul className={styles.states} aria-label={text('live-view.states')}>
        {countStates(machines).map(({ state, count }) => (
          <li key={state} data-count={state}>
            <StateTag
              tone={state}
              label={`${count} ${text(`state.${state}`)}`}
              size={phone ? 's' : 'l'}
              variant="soft"
            />
          </li>
        ))}
      </ul>
      {fit ? (
        <div className={styles.fit}>{tiles}</div>
      ) : (
        <AutoScroll className={styles.scroll} on>
          {tiles}
        </AutoScroll>
      )}
    </Stale>
  )
}

function Bones() {
  return (
    <div className={styles.bones} aria-busy="true">
      {Array.from({ length: 12 }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal bones that never move
        <Skeleton key={at} height="100%" />
      ))}
    </div>
  )
}

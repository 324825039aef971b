import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { ErrorState } from '@takt/ui/state/ErrorState.tsx'
import { LoadingState } from '@takt/ui/state/LoadingState.tsx'
import { useMachine, useMachinesLoad } from '../../../data/machines/machines.ts'
import { useText } from '../../../data/words/use-text.ts'
import { Stale, StaleAge } from '../../../parts/stale/Stale.tsx'
import { useRouteParams } from '../../../routes/use-route-params.ts'
import styles from './MachineInterfacePage.module.css'
import { OpenActivities } from './OpenActivities.tsx'
import { RunningOrders } from './RunningOrders.tsx'
import { ShiftCard } from './ShiftCard.tsx'
import { SignedIn } from './SignedIn.tsx'
import { StateBand } from './StateBand.tsx'
import { TodayCard } from './TodayCard.tsx'
import { UncodedStops } from './UncodedStops.tsx'

/** The operator's cockpit: what the machine does, how the shift goes, what is made, and what still asks for an answer. */
export default function MachineInterfacePage() {
  const text = useText()
  const { machine: machine_id } = useRouteParams('machine')
  const machine = useMachine(machine_id)
  const { loading, error, reload } = useMachinesLoad()
  if (!machine && loading) return <LoadingState label={text('shell.loading')} />
  if (!machine && error) {
    return (
      <ErrorState
        message={text('machines.failed')}
        detail={error.message}
        retryLabel={text('shell.retry')}
        onRetry={reload}
      />
    )
  }
  if (!machine) return <EmptyState title={text('cockpit.unknown-machine', { machine: machine_id })} />
  return (
    <>
      <p className={styles.age}>
        <StaleAge />
      </p>
      <Stale className={styles.page}>
        <StateBand machine={machine} />
        <ShiftCard machine={machine} />
        <div className={styles.columns}>
          <RunningOrders machine={machine} />
          <div className={styles.side}>
            <UncodedStops machine={machine} />
            <OpenActivities machine={machine} />
            <SignedIn machine={machine} />
            <TodayCard machine={machine} />
          </div>
        </div>
      </Stale>
    </>
  )
}

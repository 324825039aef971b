import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { ErrorState } from '@takt/ui/state/ErrorState.tsx'
import { LoadingState } from '@takt/ui/state/LoadingState.tsx'
import { useMachine, useMachinesLoad } from '../../../data/machines/machines.ts'
import { useText } from '../../../data/words/use-text.ts'
import { Stale, StaleAge } from '../../../parts/stale/Stale.tsx'
import { useRouteParams } from '../../../routes/use-route-params.ts'
import styles from './MachineInterfacePage.module.css'
import { MachineMenu } from './MachineMenu.tsx'
import { OpenActivities } from './OpenActivities.tsx'
import { RunningOrders } from './RunningOrders.tsx'
import { SignedIn } from './SignedIn.tsx'
import { StateCard } from './StateCard.tsx'
import { TodayCard } from './TodayCard.tsx'
import { UncodedStops } from './UncodedStops.tsx'

/** The operator's cockpit: how the machine stands, what it makes, what still asks for an answer. */
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
        <StateCard machine={machine} />
        <div className={styles.side}>
          <RunningOrders machine={machine} />
          <UncodedStops machine={machine} />
          <OpenActivities machine={machine} />
          <SignedIn machine={machine} />
          <MachineMenu machine={machine} />
          <TodayCard machine={machine} />
        </div>
      </Stale>
    </>
  )
}

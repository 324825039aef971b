import { mayUseMachine } from '@takt/domain/people/may-use-machine.ts'
import { WarningIcon } from '@takt/ui/icon/icons.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { useMachineIds } from '../../data/machines.ts'
import { useSession } from '../../data/session.ts'
import { useText } from '../../data/use-text.ts'
import { AppLink } from '../../routes/AppLink.tsx'
import { to } from '../../routes/to.ts'
import styles from './NoAccessPage.module.css'

/** An address named a machine that is not there. Who has only the machine's own pages goes on to one of those. */
export function NoSuchMachine({ machine_id }: { machine_id: string }) {
  const text = useText()
  const session = useSession()
  const usable = useMachineIds().filter((id) => mayUseMachine(session, id))
  const own = usable.includes(session.assigned_machine) ? session.assigned_machine : usable[0]
  return (
    <EmptyState
      className={styles.page}
      icon={<WarningIcon size={40} />}
      title={text('shell.unknown-machine', { machine: machine_id })}
      text={text('shell.unknown-machine-text')}
      action={
        session.only_interface ? (
          own !== undefined && (
            <AppLink className={styles.link} to={to('machine', { machine: own })}>
              {text('shell.to-my-machine', { machine: own })}
            </AppLink>
          )
        ) : (
          <AppLink className={styles.link} to={to('allMachines')}>
            {text('shell.to-all-machines')}
          </AppLink>
        )
      }
    />
  )
}

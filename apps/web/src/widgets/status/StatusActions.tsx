import { statusMode } from '@takt/domain/dashboards/machine-status.ts'
import type { Machine } from '@takt/domain/machines/model/machine.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import type { Say, WidgetActions } from '../../dashboard/define-widget.ts'
import { useOneAtATime } from '../../data/call/use-one-at-a-time.ts'
import styles from './Status.module.css'

interface StatusActionsProps {
  readonly machine: Machine
  readonly actions: WidgetActions
  readonly say: Say
}

/** What the machine asks for: in setup the first piece or the end of it, otherwise the reason of its stop. */
export function StatusActions({ machine, actions, say }: StatusActionsProps) {
  const { machine_id } = machine
  const { pending, run } = useOneAtATime()
  const mode = statusMode(machine)
  const { openStopCode, confirmFirstPiece, cancelSetup, cancelForcedStop } = actions
  const press = (name: string, act: (machine_id: string) => Promise<void>) => ({
    className: styles.action,
    fullWidth: true,
    busy: pending === name,
    disabled: pending !== null && pending !== name,
    onClick: () => run(name, () => act(machine_id)),
  })
  return (
    <>
      {mode === 'prep' && confirmFirstPiece && (
        <Button variant="primary" {...press('first-piece', confirmFirstPiece)}>
          {say('setup.confirm-first-piece')}
        </Button>
      )}
      {mode === 'prep' && cancelSetup && <Button {...press('cancel-setup', cancelSetup)}>{say('setup.cancel')}</Button>}
      {mode === 'stop' && openStopCode && (
        <Button
          variant="primary"
          className={styles.action}
          fullWidth
          disabled={pending !== null}
          onClick={() => openStopCode(machine_id)}
        >
          {say('widget.status.code-stop')}
        </Button>
      )}
      {machine.force_stop_enabled === false && cancelForcedStop && (
        <Button variant="danger" {...press('forced-stop', cancelForcedStop)}>
          {say('setup.cancel-forced-stop')}
        </Button>
      )}
    </>
  )
}

import { can } from '@takt/domain/ground/permissions.ts'
import type { Machine } from '@takt/domain/machines/model/machine.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { ConfirmDialog } from '@takt/ui/dialog/ConfirmDialog.tsx'
import { WarningIcon } from '@takt/ui/icon/icons.tsx'
import { useState } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useOneAtATime } from '../../../data/call/use-one-at-a-time.ts'
import { useSession } from '../../../data/session/session.ts'
import { dayAndTime } from '../../../data/words/format.ts'
import { useText } from '../../../data/words/use-text.ts'
import { cancelForcedStop, orderForcedStop } from '../../../parts/setup/setup-actions.ts'
import styles from './MachineTestPage.module.css'

/** Whether the machine's box keeps it from running, who ordered it, and whether the box has done it. */
export function ForcedStop({ machine }: { machine: Machine }) {
  const text = useText()
  const session = useSession()
  const { machine_id, force_stop_enabled: free } = machine
  const load = useLoad('get_forced_stop', { machine_id }, { reloadOn: ['MachineChanged'] })
  const { pending, run } = useOneAtATime()
  const [asking, setAsking] = useState(false)
  const last = load.rows?.[0]
  return (
    <div className={styles.forced}>
      <p>
        {text(free ? 'test.not-in-force' : 'test.in-force')}
        {last && (
          <span className={styles.muted}>
            {' · '}
            {text('forced.ordered', {
              time: dayAndTime(Date.parse(last.ordered_at), { timeZone: session.time_zone }),
              name: last.ordered_by,
            })}
          </span>
        )}
      </p>
      {last && (
        <p className={last.problem === '' ? styles.muted : styles.problem} role="status">
          {last.done_at !== null
            ? text('forced.done')
            : last.problem === ''
              ? text('forced.waits')
              : text('forced.problem', { problem: last.problem })}
        </p>
      )}
      {free
        ? can(session, 'can-do-admin-actions') && (
            <Button variant="danger" icon={<WarningIcon />} busy={pending !== null} onClick={() => setAsking(true)}>
              {text('forced.order')}
            </Button>
          )
        : can(session, 'code-stops') && (
            <Button
              busy={pending !== null}
              onClick={() => run('release', () => cancelForcedStop(machine_id).then(() => load.reload()))}
            >
              {text('setup.cancel-forced-stop')}
            </Button>
          )}
      <ConfirmDialog
        open={asking}
        danger
        busy={pending !== null}
        title={text('forced.order-title', { machine: machine_id })}
        message={text('forced.order-text')}
        confirmLabel={text('forced.order')}
        cancelLabel={text('shell.cancel')}
        onCancel={() => setAsking(false)}
        onConfirm={() =>
          run('order', async () => {
            await orderForcedStop(machine_id)
            await load.reload()
            setAsking(false)
          })
        }
      />
    </div>
  )
}

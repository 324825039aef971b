import type { ProcedureRow } from '@takt/contract/procedures.ts'
import { testSignalCommand } from '@takt/domain/setup/test-signal.ts'
import { StatusTag } from '@takt/ui/state/StatusTag.tsx'
import { useServerNow } from '../../../data/live/live.ts'
import { useMachineIds } from '../../../data/machines/machines.ts'
import { useSession } from '../../../data/session/session.ts'
import { useAge } from '../../../data/words/format.ts'
import { useText } from '../../../data/words/use-text.ts'
import { CommandLine } from '../../../parts/command-line/CommandLine.tsx'
import { AppLink } from '../../../routes/AppLink.tsx'
import { mayOpen } from '../../../routes/may-open.ts'
import { to } from '../../../routes/to.ts'
import styles from './FirstSteps.module.css'

/** Where signals go, a line that tries it, and what was heard last. */
export function TestSignal({ row }: { row: ProcedureRow<'get_first_steps'> }) {
  const text = useText()
  const session = useSession()
  const [machine_id = 'M1'] = useMachineIds()
  const address = window.location.origin
  const command = testSignalCommand({ address, machine_id, key: text('first-steps.key') })
  return (
    <div className={styles.try}>
      <div>
        <LastSignal row={row} />
      </div>
      <dl className={styles.facts}>
        <dt>{text('first-steps.address')}</dt>
        <dd>
          <code>{address}/api/ingest</code>
        </dd>
        <dt>{text('first-steps.try')}</dt>
        <dd>
          {text('first-steps.key-hint')}{' '}
          {mayOpen(session, to('connectors')) && (
            <AppLink to={to('connectors')}>{text('first-steps.key-lost')}</AppLink>
          )}
        </dd>
      </dl>
      <CommandLine command={command} />
    </div>
  )
}

function LastSignal({ row }: { row: ProcedureRow<'get_first_steps'> }) {
  const text = useText()
  const age = useAge()
  const now = useServerNow()
  if (row.last_heard === '') return <StatusTag tone="no-contact" size="s" label={text('first-steps.silence')} />
  const since = age(Math.max(0, now - Date.parse(row.last_heard)))
  return <StatusTag tone="good" size="s" label={text('first-steps.heard', { machine: row.last_machine, age: since })} />
}

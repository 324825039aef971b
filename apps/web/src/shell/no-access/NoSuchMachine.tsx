import { mayUseMachine } from '@takt/domain/ground/may-use-machine.ts'
import { useMachineIds } from '../../data/machines/machines.ts'
import { useSession } from '../../data/session/session.ts'
import { useText } from '../../data/words/use-text.ts'
import { DeadEnd } from '../../parts/page-frame/DeadEnd.tsx'
import { to } from '../../routes/to.ts'

/** An address named a machine that is not there. Who has only the machine's own pages goes on to one of those. */
export function NoSuchMachine({ machine_id }: { machine_id: string }) {
  const text = useText()
  const session = useSession()
  const usable = useMachineIds().filter((id) => mayUseMachine(session, id))
  const own = usable.includes(session.assigned_machine) ? session.assigned_machine : usable[0]
  const toOwn =
    own === undefined
      ? undefined
      : { to: to('machine', { machine: own }), label: text('shell.to-my-machine', { machine: own }) }
  return (
    <DeadEnd
      title={text('shell.unknown-machine', { machine: machine_id })}
      text={text('shell.unknown-machine-text')}
      way={session.only_interface ? toOwn : { to: to('allMachines'), label: text('shell.to-all-machines') }}
    />
  )
}

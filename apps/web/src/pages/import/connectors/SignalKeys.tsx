import { can } from '@takt/domain/ground/permissions.ts'
import { testSignalCommand } from '@takt/domain/setup/test-signal.ts'
import { useMachineIds } from '../../../data/machines/machines.ts'
import { useSession } from '../../../data/session/session.ts'
import { AccessKeys } from '../../../parts/access-keys/AccessKeys.tsx'

/** Keys of those who send signals, for an administrator: a lost one is replaced, a leaked one ended. */
export function SignalKeys() {
  const session = useSession()
  const [machine_id = 'M1'] = useMachineIds()
  if (!can(session, 'can-do-admin-actions')) return null
  const command = (key: string) => testSignalCommand({ address: location.origin, machine_id, key })
  return <AccessKeys opens="signals" path="/api/ingest" command={command} />
}

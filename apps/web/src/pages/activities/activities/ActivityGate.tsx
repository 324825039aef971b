import { hasActivities } from '@takt/domain/activities/activity-access.ts'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import type { ReactNode } from 'react'
import { useMachine } from '../../../data/machines/machines.ts'
import { useSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'

interface ActivityGateProps {
  machine_id: string
  children: ReactNode
}

/** Without the user's setting or the machine's function there is nothing to do here. */
export function ActivityGate({ machine_id, children }: ActivityGateProps) {
  const text = useText()
  const session = useSession()
  const machine = useMachine(machine_id)
  if (machine && !hasActivities(session, machine)) {
    return <EmptyState title={text('activity.not-available')} text={text('activity.not-available-text')} />
  }
  return children
}

import { can } from '@takt/domain/ground/permissions.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import type { ReactNode } from 'react'
import { useMachineIds } from '../../../data/machines/machines.ts'
import { useSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { to } from '../../../routes/to.ts'
import { useGo } from '../../../routes/use-go.ts'

/** In a company without machines the way to the first one; in others what the place says. */
export default function NoMachines({ otherwise }: { otherwise: ReactNode }) {
  const text = useText()
  const go = useGo()
  const mayBegin = can(useSession(), 'can-access-admin-panel')
  if (useMachineIds().length > 0) return otherwise
  return (
    <EmptyState
      title={text('first-steps.no-machines')}
      text={text(mayBegin ? 'first-steps.no-machines-admin' : 'first-steps.no-machines-text')}
      action={
        mayBegin && (
          <Button variant="primary" size="primary" onClick={() => go(to('adminFirstSteps'))}>
            {text('first-steps.begin')}
          </Button>
        )
      }
    />
  )
}

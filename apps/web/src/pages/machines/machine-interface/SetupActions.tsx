import { statusMode } from '@takt/domain/dashboards/machine-status.ts'
import { can } from '@takt/domain/ground/permissions.ts'
import type { Machine } from '@takt/domain/machines/model/machine.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { CheckIcon, CloseIcon, WarningIcon } from '@takt/ui/icon/icons.tsx'
import { useCallback } from 'react'
import { useOneAtATime } from '../../../data/call/use-one-at-a-time.ts'
import { useSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { useSetupActions } from '../../../parts/setup/use-setup-actions.ts'
import { to } from '../../../routes/to.ts'
import { useGo } from '../../../routes/use-go.ts'

/** While it is set up: approve the first piece or call the setup off. A forced stop is released here too. */
export function SetupActions({ machine, className }: { machine: Machine; className: string | undefined }) {
  const text = useText()
  const go = useGo()
  const session = useSession()
  const { pending, run } = useOneAtATime()
  const openStopCode = useCallback((machine_id: string) => go(to('stopCode', { machine: machine_id })), [go])
  const actions = useSetupActions(openStopCode)
  if (!can(session, 'code-stops')) return null
  const press = (name: keyof typeof actions) => ({
    className,
    size: 'primary' as const,
    busy: pending === name,
    disabled: pending !== null && pending !== name,
    onClick: () => run(name, () => actions[name](machine.machine_id)),
  })
  return (
    <>
      {statusMode(machine) === 'prep' && (
        <>
          <Button variant="primary" icon={<CheckIcon />} {...press('confirmFirstPiece')}>
            {text('setup.confirm-first-piece')}
          </Button>
          <Button icon={<CloseIcon />} {...press('cancelSetup')}>
            {text('setup.cancel')}
          </Button>
        </>
      )}
      {!machine.force_stop_enabled && (
        <Button variant="danger" icon={<WarningIcon />} {...press('cancelForcedStop')}>
          {text('setup.cancel-forced-stop')}
        </Button>
      )}
    </>
  )
}

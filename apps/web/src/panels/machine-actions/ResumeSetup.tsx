import { can } from '@takt/domain/ground/permissions.ts'
import type { Machine } from '@takt/domain/machines/model/machine.ts'
import { asksSetupReason, offersResume } from '@takt/domain/stops/resume-setup.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { RefreshIcon } from '@takt/ui/icon/icons.tsx'
import { useState } from 'react'
import { useSession } from '../../data/session/session.ts'
import { type Resuming, useResumeSetup } from '../../data/stops/use-resume-setup.ts'
import { useText } from '../../data/words/use-text.ts'
import { SetupReasonPicker } from '../SetupReasonPicker.tsx'

const labels = {
  idle: 'setup.resume',
  failed: 'setup.resume',
  pending: 'setup.resuming',
  done: 'setup.resumed',
} as const satisfies Record<Resuming['status'], string>

/** Makes the current stop a setup again; where the machine asks for a setup reason, with that reason. */
export function ResumeSetup({ machine, className }: { machine: Machine; className?: string | undefined }) {
  // Another stop is another question: nothing of the last one is shown.
  return <Resume key={`${machine.machine_id} ${machine.stop_number}`} machine={machine} className={className} />
}

function Resume({ machine, className }: { machine: Machine; className: string | undefined }) {
  const text = useText()
  const session = useSession()
  const { state, resume } = useResumeSetup(machine.machine_id)
  const [asking, setAsking] = useState(false)
  const done = state.status === 'done'
  // What became of it is said also when the machine has moved on meanwhile.
  if (!can(session, 'code-stops') || (!offersResume(machine) && state.status === 'idle')) return null
  return (
    <>
      <Button
        className={className}
        size="primary"
        icon={<RefreshIcon />}
        busy={state.status === 'pending'}
        done={done}
        onClick={() => !done && (asksSetupReason(machine, '') ? setAsking(true) : void resume(''))}
      >
        {text(labels[state.status])}
      </Button>
      {asking && (
        <SetupReasonPicker
          machine_id={machine.machine_id}
          onClose={(stop_code) => {
            setAsking(false)
            if (stop_code !== undefined) void resume(stop_code)
          }}
        />
      )}
    </>
  )
}

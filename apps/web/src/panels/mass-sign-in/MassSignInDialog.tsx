import { maySignInAt } from '@takt/domain/people/may-sign-in-at.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { Dialog } from '@takt/ui/dialog/Dialog.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { UserIcon } from '@takt/ui/icon/icons.tsx'
import { ProgressBar } from '@takt/ui/progress/ProgressBar.tsx'
import { useState } from 'react'
import { machines } from '../../data/machines/machines.ts'
import { useMachineKeys } from '../../data/machines/use-machine-keys.ts'
import { useText } from '../../data/words/use-text.ts'
import { useScan } from '../../device/scan-takers.ts'
import { useDiscardQuestion } from '../../parts/leave-guard/use-discard-question.tsx'
import { MachineChoice } from '../../parts/machine-choice/MachineChoice.tsx'
import { usePlace } from '../../routes/place.ts'
import { PickEmployee } from '../../wizards/PickEmployee.tsx'
import type { PanelProps } from '../define-panel.ts'
import { MassOutcomeList } from './MassOutcomeList.tsx'
import styles from './MassSignInDialog.module.css'
import { type MassSignInAnswer, useMassSignIn } from './use-mass-sign-in.ts'

type Props = PanelProps<'machine', MassSignInAnswer> & { onClose: () => void }

export function MassSignInDialog({ selection, busy, disabled, perform, onClose }: Props) {
  const text = useText()
  const [employee, setEmployee] = useState('')
  const [chosen, setChosen] = useState<readonly string[]>([selection.machine_id])
  const mass = useMassSignIn(perform)
  const here = useMachineKeys(usePlace()).filter((machine_id) => {
    const machine = machines.get(machine_id)
    return machine !== undefined && maySignInAt(machine)
  })
  const works = busy || mass.checking
  const changed = !mass.outcome && (employee !== '' || String(chosen) !== selection.machine_id)
  const lose = useDiscardQuestion(changed, onClose)
  useScan((code) => {
    if (works || mass.question !== null) return { stays: true, unchosen: false }
    setEmployee(code)
    mass.forget()
    return true
  })
  const number = employee.trim()
  const why = disabled({ action: 'in', employee, machines: chosen, present: [], leaves: [], ...deaf })
  const press = (action: 'in' | 'out') => ({
    size: 'primary' as const,
    disabled: works,
    why: why && text(why),
    onClick: () => void mass.start(action, number, chosen),
  })
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && !works && lose.leave()}
      title={text('people.mass')}
      closeLabel={text('shell.close')}
      missing={why === undefined || mass.question ? '' : text(why)}
      size="m"
      footer={
        mass.question ? (
          <>
            <Button size="primary" onClick={() => mass.answer(false)}>
              {text('people.no-stay')}
            </Button>
            <Button size="primary" variant="primary" onClick={() => mass.answer(true)}>
              {text('people.yes')}
            </Button>
          </>
        ) : (
          <>
            <Button {...press('out')}>{text('people.sign-out')}</Button>
            <Button variant="primary" {...press('in')}>
              {text('people.enter')}
            </Button>
          </>
        )
      }
    >
      {mass.question ? (
        <p className={styles.question} role="alert">
          {text('people.mass-question', { name: mass.question.name, machines: mass.question.outside.join(', ') })}
        </p>
      ) : (
        <div className={styles.form}>
          <TextField
            label={text('people.entry')}
            hint={text('people.entry-hint')}
            error={mass.fault}
            size="primary"
            autoFocus
            maxLength={40}
            spellCheck={false}
            start={<UserIcon />}
            disabled={works}
            value={employee}
            onValueChange={(typed) => {
              setEmployee(typed)
              mass.forget()
            }}
          />
          <PickEmployee
            checking={works}
            onPick={(picked) => {
              setEmployee(picked)
              mass.forget()
            }}
          />
          {busy && mass.progress.all > 0 ? (
            <ProgressBar
              label={text('people.mass')}
              valueText={text('stops.progress', mass.progress)}
              value={mass.progress.done}
              max={mass.progress.all}
            />
          ) : mass.outcome ? (
            <MassOutcomeList outcome={mass.outcome} />
          ) : (
            <MachineChoice machine_ids={here} chosen={chosen} onChoose={setChosen} />
          )}
        </div>
      )}
      {lose.question}
    </Dialog>
  )
}

/** Whether it may be pressed does not depend on who listens. */
const deaf = { onProgress: () => undefined, onOutcome: () => undefined }

import type { Session } from '@takt/domain/model/session.ts'
import { has } from '@takt/domain/special-functions.ts'
import {
  autoFilledEmployee,
  canBeChecked,
  type EmployeeEntry,
  typedEmployee,
} from '@takt/domain/wizard/employee-entry.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { CheckIcon, UserIcon } from '@takt/ui/icon/icons.tsx'
import { Keypad } from '@takt/ui/keypad/Keypad.tsx'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react'
import { useText } from '../../../data/use-text.ts'
import type { StepProps } from '../../engine/define-step.ts'
import { useKeypadLabels } from '../../engine/use-keypad-labels.ts'
import { useTypedInto } from '../../engine/use-typed-into.ts'
import styles from './EmployeeStep.module.css'
import { NOT_OK, useEmployeeCheck } from './use-employee-check.ts'

export interface EmployeeSettings {
  /** The operator must say himself who he is. */
  manualVerification: boolean
}

export default function EmployeeStep(props: StepProps<EmployeeEntry, EmployeeSettings>) {
  const { value, settings, asked, change, next, tellFailure } = props
  const text = useText()
  const keypadLabels = useKeypadLabels()
  const { machine, session } = asked
  const digitsOnly = has(machine, 'numericEmployeeNumber')
  useEmployeeCheck(value, { machine_id: machine.machine_id, change, tellFailure })

  const fillIn = useEffectEvent(() => {
    if (value.number !== '') return
    const number = autoFilledEmployee({
      automaticSignIn: has(machine, 'automaticSignIn'),
      signedIn: signedInEmployees(session),
      onInterface: true,
      manualVerification: settings.manualVerification,
    })
    if (number !== '') change({ number, check: 'checking', name: '' })
  })
  useEffect(() => fillIn(), [])

  const entry = useRef<HTMLDivElement>(null)
  useTypedInto(entry)
  const type = (typed: string) => change(typedEmployee(typed, digitsOnly))
  const checkNow = () => {
    if (canBeChecked(value)) change({ number: value.number, check: 'checking', name: '' })
  }
  const enter = () => (value.check === 'ok' ? next() : checkNow())
  const notOk = NOT_OK[value.check]

  return (
    <div className={styles.employee}>
      <div ref={entry} className={styles.entry}>
        <TextField
          label={text('wizard.employee.number')}
          hint={text('wizard.employee.hint')}
          error={notOk && text(notOk)}
          size="primary"
          autoFocus
          maxLength={40}
          // With a keypad on the page, a second one from the device would only cover it.
          inputMode={digitsOnly ? 'none' : 'text'}
          spellCheck={false}
          start={<UserIcon />}
          value={value.number}
          onValueChange={type}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key !== 'Enter' || value.check === 'ok') return
            // The frame would hear it as next, and next is not open before the check.
            event.preventDefault()
            if (!event.repeat) checkNow()
          }}
        />
        <div className={styles.answer} role="status">
          {value.check === 'ok' && (
            <p className={styles.name}>
              <CheckIcon size={28} />
              {value.name || value.number}
            </p>
          )}
          {value.check === 'failed' && <p className={styles.failed}>{text('wizard.employee.failed')}</p>}
          {value.check !== 'ok' && (
            <Button disabled={!canBeChecked(value)} busy={value.check === 'checking'} onClick={checkNow}>
              {text('wizard.employee.check')}
            </Button>
          )}
        </div>
      </div>
      {digitsOnly && (
        <Keypad
          value={value.number}
          onValueChange={type}
          onEnter={enter}
          labels={keypadLabels}
          leadingZero
          readout={false}
          listen="page"
          maxDigits={40}
          enterDisabled={!canBeChecked(value)}
        />
      )}
    </div>
  )
}

/** On a shared terminal the one who signed in on the device, otherwise the one who signed in. */
function signedInEmployees(session: Session): string[] {
  const number = session.deviceuser ? session.device_employee : session.employee_number
  return number === '' ? [] : [number]
}

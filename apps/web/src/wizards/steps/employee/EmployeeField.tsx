import { has } from '@takt/domain/ground/special-functions.ts'
import type { Machine } from '@takt/domain/machines/model/machine.ts'
import { canBeChecked, type EmployeeEntry, typedEmployee } from '@takt/domain/orders/wizard/employee-entry.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { classNames } from '@takt/ui/class-names.ts'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { CheckIcon, UserIcon } from '@takt/ui/icon/icons.tsx'
import { Keypad } from '@takt/ui/keypad/Keypad.tsx'
import { type KeyboardEvent, useRef } from 'react'
import { useText } from '../../../data/words/use-text.ts'
import { useKeypadLabels } from '../../../parts/keyboard/use-keypad-labels.ts'
import { useStepScan } from '../../engine/step-scan.ts'
import { isTypedOutside } from '../../engine/typed-outside.ts'
import { useTypedInto } from '../../engine/use-typed-into.ts'
import { PickEmployee } from '../../PickEmployee.tsx'
import styles from './EmployeeStep.module.css'
import { SuggestedPeople } from './SuggestedPeople.tsx'
import { type KnownBy, useAutomaticEmployee } from './use-automatic-employee.ts'
import { NOT_OK, useEmployeeCheck } from './use-employee-check.ts'

interface EmployeeFieldProps {
  readonly machine: Machine
  readonly value: EmployeeEntry
  /** The operators must say themselves who they are. */
  readonly manualVerification?: boolean
  /** Among other fields it is as wide as they are. */
  readonly wide?: boolean
  change(entry: EmployeeEntry): void
  /** Who it is was told without a number being typed; the number is still checked. */
  onKnown?(number: string, by: KnownBy): void
  /** Enter on a number that is known. */
  next(): void
}

/** A number that is typed, scanned or filled in by itself, and the name the server knows it by. */
export function EmployeeField(props: EmployeeFieldProps) {
  const { machine, value, manualVerification = false, wide = false, change, onKnown, next } = props
  const text = useText()
  const keypadLabels = useKeypadLabels()
  const digitsOnly = has(machine, 'numericEmployeeNumber')
  useEmployeeCheck(value, { machine_id: machine.machine_id, change, proof: manualVerification })
  useAutomaticEmployee(machine, { manualVerification, empty: value.number === '', change, onKnown })

  const entry = useRef<HTMLDivElement>(null)
  useTypedInto(entry)
  const type = (typed: string) => change(typedEmployee(typed, digitsOnly))
  useStepScan((code) => {
    const scanned = typedEmployee(code, digitsOnly)
    // Also what no number can be: the person of before did not scan it.
    change(canBeChecked(scanned) ? { ...scanned, check: 'checking' } : scanned)
    return canBeChecked(scanned)
  })
  const checkNow = () => {
    if (canBeChecked(value)) change({ number: value.number, check: 'checking', name: '' })
  }
  const enter = () => (value.check === 'ok' ? next() : checkNow())
  const notOk = NOT_OK[value.check]

  return (
    <div className={classNames(styles.employee, wide && styles.wide)}>
      <div ref={entry} className={styles.entry}>
        <TextField
          label={text('wizard.employee.number')}
          hint={text('wizard.employee.hint')}
          error={notOk && text(notOk)}
          size="primary"
          autoFocus={!isTypedOutside()}
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
        {!manualVerification && value.check !== 'ok' && (
          <SuggestedPeople
            machine_id={machine.machine_id}
            checking={value.check === 'checking'}
            onPick={(number) => {
              change({ number, check: 'checking', name: '' })
              onKnown?.(number, 'press')
            }}
          />
        )}
        <div className={styles.answer} role="status">
          {value.check === 'ok' && (
            <p className={styles.name}>
              <CheckIcon size={28} />
              {value.name || value.number}
            </p>
          )}
          {value.check === 'failed' && <p className={styles.failed}>{text('wizard.employee.failed')}</p>}
          {value.check !== 'ok' && (
            <Button
              busy={value.check === 'checking'}
              why={!canBeChecked(value) && text('wizard.employee.enter')}
              onClick={checkNow}
            >
              {text('wizard.employee.check')}
            </Button>
          )}
          <PickEmployee
            checking={value.check === 'checking'}
            onPick={(number) => change({ number, check: 'checking', name: '' })}
          />
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

import { has } from '@takt/domain/ground/special-functions.ts'
import type { Machine } from '@takt/domain/machines/model/machine.ts'
import { canBeChecked, NO_EMPLOYEE, typedEmployee } from '@takt/domain/orders/wizard/employee-entry.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { Dialog } from '@takt/ui/dialog/Dialog.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { UserIcon } from '@takt/ui/icon/icons.tsx'
import { Keypad } from '@takt/ui/keypad/Keypad.tsx'
import { type FormEvent, useRef, useState } from 'react'
import { useText } from '../../../data/words/use-text.ts'
import { takeBadge } from '../../../device/badge.ts'
import { useScan } from '../../../device/scan-takers.ts'
import { useKeypadLabels } from '../../../parts/keyboard/use-keypad-labels.ts'
import { useTypedInto } from '../../../wizards/engine/use-typed-into.ts'
import { PickEmployee } from '../../../wizards/PickEmployee.tsx'
import styles from './SignInEntry.module.css'
import { useSignIn } from './use-sign-in.ts'

/** One field for fingers, keyboard and badge scanner; Enter signs in. */
export function SignInEntry({ machine, onDone }: { machine: Machine; onDone: () => void }) {
  const text = useText()
  const labels = useKeypadLabels()
  // Read on the machine's page: the name is confirmed here, since coming by is not signing in.
  const [entry, setEntry] = useState(() => ({ ...NO_EMPLOYEE, number: takeBadge(machine.machine_id) }))
  const form = useRef<HTMLFormElement>(null)
  useTypedInto(form)
  const clear = () => {
    setEntry(NO_EMPLOYEE)
    onDone()
  }
  const { busy, fault, question, signIn, answer, forgetFault } = useSignIn(machine.machine_id, clear)
  const digitsOnly = has(machine, 'numericEmployeeNumber')
  const type = (typed: string) => {
    forgetFault()
    setEntry(typedEmployee(typed, digitsOnly))
  }
  const send = () => {
    if (canBeChecked(entry)) void signIn(entry.number)
  }
  useScan((code) => {
    // A badge is read whatever has the focus; while a question is open nobody else is signed in behind it.
    const scanned = typedEmployee(code, digitsOnly)
    if (question !== null || busy) return { stays: true, unchosen: false }
    setEntry(scanned)
    if (!canBeChecked(scanned)) return { stays: true, unchosen: false }
    void signIn(scanned.number)
    return true
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <form noValidate ref={form} className={styles.entry} onSubmit={submit}>
      <TextField
        label={text('people.entry')}
        hint={text('people.entry-hint')}
        error={fault}
        size="primary"
        autoFocus
        maxLength={40}
        // With a keypad on the page, a second one from the device would only cover it.
        inputMode={digitsOnly ? 'none' : 'text'}
        spellCheck={false}
        start={<UserIcon />}
        value={entry.number}
        onValueChange={type}
      />
      <PickEmployee
        checking={busy}
        onPick={(number) => {
          setEntry(typedEmployee(number, digitsOnly))
          void signIn(number)
        }}
      />
      {digitsOnly && (
        <Keypad
          value={entry.number}
          onValueChange={type}
          onEnter={send}
          labels={labels}
          leadingZero
          readout={false}
          maxDigits={40}
          enterDisabled={!canBeChecked(entry) || busy}
        />
      )}
      <Button
        type="submit"
        size="primary"
        variant="primary"
        fullWidth
        busy={busy}
        why={!canBeChecked(entry) && text('form.missing', { fields: text('people.entry') })}
      >
        {text('people.enter')}
      </Button>
      <Dialog
        open={question !== null}
        onOpenChange={(open) => !open && void answer(undefined)}
        title={text('people.elsewhere')}
        description={question?.sentence}
        closeLabel={text('shell.close')}
        size="s"
        footer={
          <>
            <Button size="primary" onClick={() => void answer(0)}>
              {text('people.no')}
            </Button>
            <Button size="primary" variant="primary" onClick={() => void answer(1)}>
              {text('people.yes')}
            </Button>
          </>
        }
      />
    </form>
  )
}

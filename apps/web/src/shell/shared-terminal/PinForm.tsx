import { Button } from '@takt/ui/button/Button.tsx'
import { Keypad } from '@takt/ui/keypad/Keypad.tsx'
import { type FormEvent, useRef, useState } from 'react'
import { useText } from '../../data/words/use-text.ts'
import { PasswordField } from '../../parts/form/PasswordField.tsx'
import { useKeypadLabels } from '../../parts/keyboard/use-keypad-labels.ts'
import styles from './DeviceSignIn.module.css'

interface PinFormProps {
  busy: boolean
  failure: string
  onEnter: (pin: string) => Promise<void>
  onBack: () => void
}

/** PINs have so many digits at most. */
const MOST_DIGITS = 8

/** By touch or by keys; what a scanner types meanwhile is taken out of the field again. */
export function PinForm({ busy, failure, onEnter, onBack }: PinFormProps) {
  const text = useText()
  const labels = useKeypadLabels()
  const [pin, setPin] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const enter = async () => {
    if (pin === '') return
    await onEnter(pin)
    setPin('')
    // The button that was pressed has gone quiet: the next key is the next try's.
    form.current?.querySelector('input')?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void enter()
  }
  return (
    <form noValidate ref={form} className={styles.form} onSubmit={submit}>
      <PasswordField
        size="primary"
        label={text('device.pin')}
        value={pin}
        onValueChange={(typed) => setPin(typed.replace(/\D/g, '').slice(0, MOST_DIGITS))}
        error={failure}
        // With a keypad on the page, a second one from the device would only cover it.
        inputMode="none"
        // The browser of a shared terminal must not keep it for the next person.
        autoComplete="one-time-code"
        autoFocus
      />
      <Keypad
        value={pin}
        onValueChange={setPin}
        onEnter={() => void enter()}
        labels={labels}
        leadingZero
        readout={false}
        maxDigits={MOST_DIGITS}
        enterDisabled={pin === '' || busy}
      />
      <div className={styles.buttons}>
        <Button size="primary" onClick={onBack}>
          {text('device.somebody-else')}
        </Button>
        <Button
          type="submit"
          size="primary"
          variant="primary"
          busy={busy}
          why={pin === '' && text('form.missing', { fields: text('device.pin') })}
        >
          {text('device.sign-in')}
        </Button>
      </div>
    </form>
  )
}

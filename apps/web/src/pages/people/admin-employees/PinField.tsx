import { Switch } from '@takt/ui/switch/Switch.tsx'
import { useText } from '../../../data/words/use-text.ts'
import { PasswordField } from '../../../parts/form/PasswordField.tsx'
import type { BesideProps } from '../../../parts/register/register-view.ts'

/** A PIN is only ever written: null leaves it as it is, '' takes it away. */
export function PinField({ row, draft, set }: BesideProps) {
  const text = useText()
  const pin = draft.pin as string | null
  const isWrong = pin !== null && pin !== '' && !/^\d{4,8}$/.test(pin)
  return (
    <>
      <PasswordField
        label={text('employees.pin')}
        hint={text(row?.has_pin ? 'employees.pin-kept' : 'employees.pin-hint')}
        error={isWrong && text('employees.pin-fault')}
        holds={isWrong}
        inputMode="numeric"
        autoComplete="new-password"
        maxLength={8}
        disabled={pin === ''}
        value={pin ?? ''}
        onValueChange={(typed) => set({ pin: typed === '' ? null : typed })}
      />
      {row?.has_pin === true && (
        <Switch
          label={text('employees.remove-pin')}
          checked={pin === ''}
          onCheckedChange={(gone) => set({ pin: gone ? '' : null })}
        />
      )}
    </>
  )
}

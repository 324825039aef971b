import { AllowedAddress, type UserSetting } from '@takt/domain/people/model/user-setting.ts'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { Switch } from '@takt/ui/switch/Switch.tsx'
import { useState } from 'react'
import { useText } from '../../../data/words/use-text.ts'
import { DateField } from '../../../parts/date-field/DateField.tsx'
import { FieldRow } from '../../../parts/form/Fields.tsx'

interface UserSignInProps {
  draft: UserSetting
  set: (change: Partial<UserSetting>) => void
}

/** Whether, until when and from where a person may sign in. */
export function UserSignIn({ draft, set }: UserSignInProps) {
  const text = useText()
  const [typed, setTyped] = useState(() => (draft.allowed_addresses ?? []).join(', '))
  const strange = strangeAddress(draft)
  return (
    <>
      <Switch
        label={text('users.active')}
        description={text('users.active-text')}
        checked={draft.active}
        onCheckedChange={(active) => set({ active })}
      />
      {draft.active && (
        <FieldRow>
          <DateField
            label={text('users.last-day')}
            hint={text('users.last-day-hint')}
            value={draft.last_day ?? ''}
            onValueChange={(day) => set({ last_day: day === '' ? null : day })}
          />
          <TextField
            label={text('users.addresses')}
            hint={text('users.addresses-hint')}
            error={strange === undefined ? undefined : text('users.strange-address', { address: strange })}
            spellCheck={false}
            value={typed}
            onValueChange={(next) => {
              setTyped(next)
              set({ allowed_addresses: next.split(/[\s,;]+/).filter(Boolean) })
            }}
          />
        </FieldRow>
      )}
    </>
  )
}

/** The first entry that is no address and no network. */
export function strangeAddress({ allowed_addresses = [] }: UserSetting): string | undefined {
  return allowed_addresses.find((entry) => !AllowedAddress.safeParse(entry).success)
}

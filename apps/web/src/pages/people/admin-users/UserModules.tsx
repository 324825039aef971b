import type { UserSetting } from '@takt/domain/people/model/user-setting.ts'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { Switch } from '@takt/ui/switch/Switch.tsx'
import { useText } from '../../../data/words/use-text.ts'
import { FieldRow } from '../../../parts/form/Fields.tsx'

interface UserModulesProps {
  draft: UserSetting
  set: (change: Partial<UserSetting>) => void
}

const CHANGES = 3

/** Parts of the product that a person has or has not. */
export function UserModules({ draft, set }: UserModulesProps) {
  const text = useText()
  const cavities = draft.show_cavities ?? 0
  return (
    <>
      <FieldRow>
        <SelectField
          label={text('users.activities')}
          placeholder={text('users.activities')}
          value={String(draft.internal_activity ?? 0)}
          options={([0, 1, 2, 3] as const).map((level) => ({
            value: String(level),
            label: text(`users.activities-${level}`),
          }))}
          onValueChange={(level) => set({ internal_activity: Number(level) })}
        />
        <SelectField
          label={text('users.cavities')}
          placeholder={text('users.cavities')}
          value={String(cavities > 0 && cavities < CHANGES ? 1 : cavities)}
          options={([0, 1, CHANGES] as const).map((level) => ({
            value: String(level),
            label: text(`users.cavities-${level}`),
          }))}
          onValueChange={(level) => set({ show_cavities: Number(level) })}
        />
      </FieldRow>
      <Switch
        label={text('users.planning')}
        checked={(draft.resource_planning ?? 0) > 0}
        onCheckedChange={(on) => set({ resource_planning: on ? 1 : 0 })}
      />
    </>
  )
}

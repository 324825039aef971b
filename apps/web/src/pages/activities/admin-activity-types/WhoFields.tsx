import { FieldGroup } from '@takt/ui/field/FieldGroup.tsx'
import { Switch } from '@takt/ui/switch/Switch.tsx'
import { useText } from '../../../data/words/use-text.ts'
import { NamesField } from '../../../parts/settings-list/NamesField.tsx'
import type { TypePart } from './type-part.ts'

const flags = [
  ['perform', 'activity-types.perform'],
  ['certify', 'activity-types.certify'],
  ['ask_note', 'activity-types.ask-note'],
  ['ask_sscc', 'activity-types.ask-sscc'],
  ['ask_number', 'activity-types.ask-number'],
] as const

/** Who performs and certifies it, and what is entered besides the checklist. */
export function WhoFields({ draft, set }: TypePart) {
  const text = useText()
  return (
    <FieldGroup look="part" name={text('activity-types.who')}>
      <Switch
        label={text('activity-types.identify')}
        checked={draft.authentication_mode !== ''}
        onCheckedChange={(on) => set({ authentication_mode: on ? 'USER_WITH_MANUAL_VERIFICATION' : '' })}
      />
      {flags.map(([field, label]) => (
        <Switch
          key={field}
          label={text(label)}
          checked={draft[field] === 1}
          onCheckedChange={(on) => set({ [field]: on ? 1 : 0 })}
        />
      ))}
      {draft.ask_number === 1 && (
        <NamesField
          label={text('activity-types.number-label')}
          maxLength={80}
          value={draft.number_label}
          onValueChange={(number_label) => set({ number_label })}
        />
      )}
    </FieldGroup>
  )
}

import type { InputSettingsRow } from '@takt/domain/machines/model/input-settings.ts'
import { type InputSettings, noInputSettings } from '@takt/domain/orders/input-settings.ts'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { call } from '../../../data/call/call.ts'
import { useText } from '../../../data/words/use-text.ts'
import { FieldRow } from '../../../parts/form/Fields.tsx'
import { FormCard } from '../../../parts/form/FormCard.tsx'
import { FormNumber } from '../../../parts/form/FormNumber.tsx'
import { useDraft } from '../../../parts/form/use-draft.ts'

interface LimitsFormProps {
  /** '' = all. */
  machine: string
  stored: InputSettingsRow | undefined
  onSaved: () => Promise<void>
}

const limits = [
  ['watchMin', 'input.watch-min'],
  ['watchMax', 'input.watch-max'],
  ['max', 'input.max'],
  ['warnMaxQty', 'input.warn-max'],
] as const

export function LimitsForm({ machine, stored, onSaved }: LimitsFormProps) {
  const text = useText()
  const { draft, meanwhile, set, discard, changed } = useDraft<InputSettings>(stored?.settings ?? noInputSettings)
  const save = async () => {
    await call('save_input_settings', { of_machine: machine, settings: { ...draft }, version: stored?.version ?? 0 })
    return text('input.saved')
  }
  const asUsual = { value: '', label: text(machine === '' ? 'input.usual' : 'input.as-all') }
  return (
    <FormCard
      title={machine === '' ? text('input.limits-all') : text('input.limits-of', { machine })}
      changed={changed}
      meanwhile={meanwhile}
      saves="save_input_settings"
      given={{ of_machine: machine }}
      onSave={save}
      onSaved={onSaved}
      onDiscard={discard}
    >
      <FieldRow>
        {limits.map(([field, label]) => (
          <FormNumber
            key={field}
            label={text(label)}
            min={0}
            value={draft[field]}
            onValueChange={(value) => set({ [field]: value })}
          />
        ))}
      </FieldRow>
      <FieldRow>
        <TextField
          label={text('input.min-message')}
          maxLength={200}
          value={draft.minMessage}
          onValueChange={(minMessage) => set({ minMessage })}
        />
        <TextField
          label={text('input.max-message')}
          maxLength={200}
          value={draft.maxMessage}
          onValueChange={(maxMessage) => set({ maxMessage })}
        />
      </FieldRow>
      <FieldRow>
        <SelectField
          label={text('input.leading-zero')}
          placeholder={asUsual.label}
          value={draft.leadingZero === null ? '' : draft.leadingZero ? 'yes' : 'no'}
          options={[
            asUsual,
            { value: 'yes', label: text('input.zero-kept') },
            { value: 'no', label: text('input.zero-dropped') },
          ]}
          onValueChange={(value) => set({ leadingZero: value === '' ? null : value === 'yes' })}
        />
        <SelectField
          label={text('input.backspace')}
          placeholder={asUsual.label}
          value={draft.backspace ?? ''}
          options={[
            asUsual,
            { value: 'digit', label: text('input.backspace-digit') },
            { value: 'clear', label: text('input.backspace-clear') },
          ]}
          onValueChange={(value) => set({ backspace: value === 'digit' || value === 'clear' ? value : null })}
        />
      </FieldRow>
    </FormCard>
  )
}

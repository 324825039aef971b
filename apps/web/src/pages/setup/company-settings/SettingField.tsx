import {
  companySettings,
  type EnteredSetting,
  isOnText,
  type SettingKind,
} from '@takt/domain/ground/company-settings.ts'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { Switch } from '@takt/ui/switch/Switch.tsx'
import { useNumber } from '../../../data/words/format.ts'
import { useText } from '../../../data/words/use-text.ts'
import { FormFailure } from '../../../parts/form/Fields.tsx'
import type { SettingChoices } from './use-setting-choices.ts'

interface SettingFieldProps {
  name: EnteredSetting
  value: string
  disabled: boolean
  /** '' for none. */
  error: string
  choices: SettingChoices
  onChange: (value: string) => void
  onEnter: () => void
}

/** The field of a setting's kind. */
export function SettingField({ name, value, disabled, error, choices, onChange, onEnter }: SettingFieldProps) {
  const text = useText()
  const shown = useNumber()
  const rule: SettingKind = companySettings[name].value
  const label = text(`company-setting.${name}`)
  const about = text(`company-setting.${name}-about`)
  if (rule.kind === 'switch') {
    return (
      <>
        <Switch
          label={label}
          description={about}
          checked={isOnText(value)}
          disabled={disabled}
          onCheckedChange={(on) => onChange(on ? '1' : '0')}
        />
        <FormFailure text={error} />
      </>
    )
  }
  const offered = choices.optionsOf(name)
  if (offered) {
    // What is stored stays readable, also when what it names has gone.
    const gone = { value, label: text('company-settings.gone', { value }) }
    const options = offered.some((option) => option.value === value) ? offered : [gone, ...offered]
    return (
      <SelectField
        label={label}
        hint={about}
        error={error}
        disabled={disabled}
        placeholder={text('company-settings.empty')}
        value={value}
        options={options}
        onValueChange={onChange}
      />
    )
  }
  const number = rule.kind === 'number'
  const unit = number ? text(`company-settings.unit-${rule.unit}`) : ''
  const bounds = number ? ` ${text('company-settings.bounds', { min: shown(rule.min), max: shown(rule.max) })}.` : ''
  return (
    <TextField
      label={label}
      hint={about + bounds}
      error={error}
      disabled={disabled}
      spellCheck={false}
      inputMode={number ? 'numeric' : 'text'}
      end={unit === '' ? undefined : unit}
      value={value}
      onValueChange={onChange}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onEnter()
      }}
    />
  )
}

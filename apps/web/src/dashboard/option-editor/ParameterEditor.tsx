import type { ParameterConfigOption } from '@takt/domain/dashboards/options.ts'
import { type ParameterSelectorConfig, selectorTypes } from '@takt/domain/dashboards/parameter-selector.ts'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import type { EditorProps } from './editor-place.ts'
import styles from './OptionForm.module.css'

/** The parameter selector panel: which parameter, its values, and how it is chosen: D-CONFIG-55. */
export function ParameterEditor({ value, label, error, place, onChange }: EditorProps<ParameterConfigOption>) {
  const { say, parameters } = place
  const change = (part: Partial<ParameterSelectorConfig>, typing?: string) => onChange({ ...value, ...part }, typing)
  const isGone = value.parameter !== '' && !parameters.includes(value.parameter)
  const offered = isGone ? [value.parameter, ...parameters] : parameters
  return (
    <fieldset className={styles.panel}>
      <legend className={styles.legend}>{label}</legend>
      {offered.length === 0 ? (
        <p className={styles.muted}>{say('panel.parameter-none')}</p>
      ) : (
        <SelectField
          label={say('panel.parameter')}
          placeholder={say('form.choose')}
          error={error}
          value={value.parameter === '' ? null : value.parameter}
          options={offered.map((name) => ({ value: name, label: name }))}
          onValueChange={(parameter) => change({ parameter })}
        />
      )}
      <TextField
        label={say('panel.parameter-values')}
        hint={say('panel.parameter-values-hint')}
        value={value.parameterValues}
        onValueChange={(parameterValues) => change({ parameterValues }, 'values')}
      />
      <SelectField
        label={say('panel.selector-type')}
        placeholder={say('form.choose')}
        value={value.type}
        options={selectorTypes.map((type) => ({ value: type, label: say(`choice.selector-type.${type}`) }))}
        onValueChange={(type) => change({ type })}
      />
    </fieldset>
  )
}

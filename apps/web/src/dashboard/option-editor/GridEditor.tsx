import { GRID_RANGES, type GridNumber, isGridNumber } from '@takt/domain/dashboards/grid-settings.ts'
import type { GridSettingsOption } from '@takt/domain/dashboards/options.ts'
import { NumberField } from '@takt/ui/field/NumberField.tsx'
import { Switch } from '@takt/ui/switch/Switch.tsx'
import type { EditorProps } from './editor-place.ts'
import styles from './OptionForm.module.css'

const fields = [
  ['columns', 'panel.grid-columns'],
  ['rows', 'panel.grid-rows'],
  ['padding', 'panel.grid-padding'],
] as const

/** The sub-dashboard grid settings. A number out of range stays as typed, with the reason beside it: D-VALID-03-X. */
export function GridEditor({ value, label, place, onChange, onClear }: EditorProps<GridSettingsOption>) {
  const { say } = place
  const fault = (field: GridNumber) =>
    isGridNumber(field, value[field]) ? undefined : say('panel.grid-fault', GRID_RANGES[field])
  return (
    <fieldset className={styles.panel}>
      <legend className={styles.legend}>{label}</legend>
      {fields.map(([field, text]) => (
        <NumberField
          key={field}
          label={say(text)}
          value={value[field]}
          error={fault(field)}
          decreaseLabel={say('form.less')}
          increaseLabel={say('form.more')}
          onValueChange={(next) => (next === null ? onClear() : onChange({ ...value, [field]: next }, field))}
        />
      ))}
      <Switch
        label={say('panel.grid-fill')}
        checked={value.fill}
        onCheckedChange={(fill) => onChange({ ...value, fill })}
      />
    </fieldset>
  )
}

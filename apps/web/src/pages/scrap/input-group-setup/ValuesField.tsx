import { inputSettingTypes, MOST_INPUT_VALUES } from '@takt/domain/scrap/input-groups.ts'
import type { InputValueSetting } from '@takt/domain/scrap/model/input-group-setting.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { FieldGroup } from '@takt/ui/field/FieldGroup.tsx'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { TextField } from '@takt/ui/field/TextField.tsx'
import { PlusIcon } from '@takt/ui/icon/icons.tsx'
import { useText } from '../../../data/words/use-text.ts'
import { FieldRow } from '../../../parts/form/Fields.tsx'
import { NumberedCard } from '../../../parts/form/NumberedCard.tsx'
import styles from './ValuesField.module.css'

export const blankValue: InputValueSetting = {
  record_no: null,
  setting_type: 'machine',
  property_description: '',
  unit: '',
  first_value: '',
}

interface ValuesFieldProps {
  settings: readonly InputValueSetting[]
  /** Those of which a value was set. */
  used: ReadonlySet<number>
  /** Why they cannot be saved like this; '' where they can. */
  problem: string
  onChange: (settings: InputValueSetting[]) => void
}

/** The values of a group, in the order in which they are asked for. */
export function ValuesField({ settings, used, problem, onChange }: ValuesFieldProps) {
  const text = useText()
  const swap = (at: number, with_: number) =>
    onChange(settings.map((one, index) => settings[index === at ? with_ : index === with_ ? at : index] ?? one))
  return (
    <FieldGroup look="part" name={text('input-groups.values')}>
      <ol className={styles.list}>
        {settings.map((setting, at) => (
          <ValueCard
            // biome-ignore lint/suspicious/noArrayIndexKey: new values have no name of their own, and their fields are controlled
            key={at}
            setting={setting}
            number={at + 1}
            last={at === settings.length - 1}
            only={settings.length === 1}
            used={setting.record_no !== null && used.has(setting.record_no)}
            onChange={(change) => onChange(settings.map((one, index) => (index === at ? { ...one, ...change } : one)))}
            onMove={(by) => swap(at, at + by)}
            onRemove={() => onChange(settings.filter((_, index) => index !== at))}
          />
        ))}
      </ol>
      {problem !== '' && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <div>
        <Button
          icon={<PlusIcon />}
          why={settings.length >= MOST_INPUT_VALUES && text('why.most', { count: MOST_INPUT_VALUES })}
          onClick={() => onChange([...settings, blankValue])}
        >
          {text('input-groups.add-value')}
        </Button>
      </div>
    </FieldGroup>
  )
}

interface ValueCardProps {
  setting: InputValueSetting
  number: number
  last: boolean
  only: boolean
  used: boolean
  onChange: (change: Partial<InputValueSetting>) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

function ValueCard({ setting, number, last, only, used, onChange, onMove, onRemove }: ValueCardProps) {
  const text = useText()
  return (
    <NumberedCard
      words={{
        title: text('input-groups.value', { number }),
        up: text('input-groups.up', { number }),
        down: text('input-groups.down', { number }),
        remove: text('input-groups.remove-value', { number }),
      }}
      first={number === 1}
      onRemove={only || used ? undefined : onRemove}
      {...{ last, onMove }}
    >
      <FieldRow>
        <TextField
          label={text('input-groups.property')}
          required
          maxLength={80}
          value={setting.property_description}
          onValueChange={(property_description) => onChange({ property_description })}
        />
        <SelectField
          label={text('input-groups.belongs')}
          placeholder={text('input-groups.belongs')}
          hint={used ? text('input-groups.used-hint') : undefined}
          disabled={used}
          value={setting.setting_type}
          options={inputSettingTypes.map((type) => ({ value: type, label: text(`input-groups.belongs-${type}`) }))}
          onValueChange={(setting_type) => onChange({ setting_type })}
        />
      </FieldRow>
      <FieldRow>
        <TextField
          label={text('input-groups.unit')}
          hint={text('input-groups.unit-hint')}
          maxLength={20}
          value={setting.unit}
          onValueChange={(unit) => onChange({ unit })}
        />
        <TextField
          label={text('input-groups.first-value')}
          maxLength={200}
          value={setting.first_value}
          onValueChange={(first_value) => onChange({ first_value })}
        />
      </FieldRow>
    </NumberedCard>
  )
}

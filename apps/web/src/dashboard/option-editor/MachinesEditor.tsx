import type { MachinesOption } from '@takt/domain/dashboard/options.ts'
import { IconButton } from '@takt/ui/button/IconButton.tsx'
import { Field } from '@takt/ui/field/Field.tsx'
import { SelectField } from '@takt/ui/field/SelectField.tsx'
import { CloseIcon } from '@takt/ui/icon/icons.tsx'
import type { EditorProps } from './editor-place.ts'
import styles from './OptionForm.module.css'

const NONE = ' '

export function MachinesEditor(props: EditorProps<MachinesOption>) {
  return props.option.most === 1 ? <OneMachine {...props} /> : <SeveralMachines {...props} />
}

function OneMachine({ value, label, error, place, onChange }: EditorProps<MachinesOption>) {
  const chosen = value[0]
  const offered =
    chosen === undefined || place.machineIds.includes(chosen) ? place.machineIds : [chosen, ...place.machineIds]
  return (
    <SelectField
      {...{ label, error }}
      value={chosen ?? NONE}
      placeholder={place.say('form.choose')}
      options={[{ value: NONE, label: place.say('form.none') }, ...offered.map((id) => ({ value: id, label: id }))]}
      onValueChange={(next) => onChange(next === NONE ? [] : [next])}
    />
  )
}

function SeveralMachines({ option, value, label, error, place, onChange }: EditorProps<MachinesOption>) {
  const left = place.machineIds.filter((id) => !value.includes(id))
  const full = value.length >= (option.most ?? Number.POSITIVE_INFINITY)
  return (
    <Field {...{ label, error }} nativeLabel={false}>
      <ul className={styles.chips}>
        {value.length === 0 && <li className={styles.muted}>{place.say('form.all-machines')}</li>}
        {value.map((id) => (
          <li key={id} className={styles.chip}>
            {id}
            <IconButton
              aria-label={place.say('form.remove', { name: id })}
              icon={<CloseIcon size={18} />}
              onClick={() => onChange(value.filter((one) => one !== id))}
            />
          </li>
        ))}
      </ul>
      {!full && left.length > 0 && (
        <SelectField
          label={place.say('form.add-machine')}
          hideLabel
          value={null}
          placeholder={place.say('form.add-machine')}
          options={left.map((id) => ({ value: id, label: id }))}
          onValueChange={(id) => onChange([...value, id])}
        />
      )}
    </Field>
  )
}

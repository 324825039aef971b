import type { MachinesOption } from '@takt/domain/dashboard/options.ts'
import { IconButton } from '@takt/ui/button/IconButton.tsx'
import { Field } from '@takt/ui/field/Field.tsx'
import { CloseIcon } from '@takt/ui/icon/icons.tsx'
import type { EditorProps } from './editor-place.ts'
import { MachinePicker } from './MachinePicker.tsx'
import styles from './OptionForm.module.css'

const noneWords = {
  source: 'form.machines.source',
  every: 'form.machines.every',
  choose: 'form.machines.choose',
} as const

export function MachinesEditor(props: EditorProps<MachinesOption>) {
  const { option, values } = props
  const most = option.mostBy?.most[String(values[option.mostBy.by])] ?? option.most
  return most === 1 ? <OneMachine {...props} /> : <SeveralMachines {...props} />
}

function OneMachine({ value, label, error, place, onChange }: EditorProps<MachinesOption>) {
  const chosen = value[0]
  return (
    <Field {...{ label, error }} nativeLabel={false}>
      <MachinePicker
        {...{ label, place, chosen }}
        shown={chosen ?? place.say('form.none')}
        offered={place.machineIds}
        onPick={(id) => onChange([id])}
        onNone={() => onChange([])}
      />
    </Field>
  )
}

function SeveralMachines({ option, value, label, error, place, onChange }: EditorProps<MachinesOption>) {
  const left = place.machineIds.filter((id) => !value.includes(id))
  const full = value.length >= (option.most ?? Number.POSITIVE_INFINITY)
  return (
    <Field {...{ label, error }} nativeLabel={false}>
      <ul className={styles.chips}>
        {value.length === 0 && <li className={styles.muted}>{place.say(noneWords[option.none ?? 'choose'])}</li>}
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
        <MachinePicker
          {...{ place }}
          label={label}
          shown={place.say('form.add-machine')}
          chosen={undefined}
          offered={left}
          onPick={(id) => onChange([...value, id])}
        />
      )}
    </Field>
  )
}

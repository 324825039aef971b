import type { MachinesOption } from '@takt/domain/dashboards/options.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { IconButton } from '@takt/ui/button/IconButton.tsx'
import { Field } from '@takt/ui/field/Field.tsx'
import { ChevronDownIcon } from '@takt/ui/icon/arrow-icons.tsx'
import { CloseIcon } from '@takt/ui/icon/icons.tsx'
import { Popover } from '@takt/ui/popover/Popover.tsx'
import { MachineChoice } from '../../parts/machine-choice/MachineChoice.tsx'
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
  // With as many as there may be, those that are chosen can still be left out.
  const full = value.length >= (option.most ?? Number.POSITIVE_INFINITY)
  const offered = full ? value : place.machineIds
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
      <Popover
        title={label}
        closeLabel={place.say('shell.close')}
        className={styles.machines}
        trigger={
          <Button aria-label={`${label}: ${place.say('form.choose-machines')}`} iconEnd={<ChevronDownIcon />}>
            {place.say('form.choose-machines')}
          </Button>
        }
      >
        <MachineChoice
          machine_ids={offered}
          chosen={value}
          onChoose={(chosen) => onChange(chosen.slice(0, option.most))}
        />
      </Popover>
    </Field>
  )
}

import { Checkbox } from '@takt/ui/checkbox/Checkbox.tsx'
import styles from './ChoiceGroup.module.css'

interface ChoiceGroupProps<Value extends string | number> {
  readonly label: string
  readonly choices: readonly { readonly value: Value; readonly label: string }[]
  readonly chosen: readonly Value[]
  readonly onChange: (chosen: Value[]) => void
}

/** Some of a few: days, people. */
export function ChoiceGroup<Value extends string | number>(props: ChoiceGroupProps<Value>) {
  const { label, choices, chosen, onChange } = props
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <div className={styles.choices}>
        {choices.map((choice) => (
          <Checkbox
            key={choice.value}
            label={choice.label}
            checked={chosen.includes(choice.value)}
            onCheckedChange={(on) =>
              onChange(on ? [...chosen, choice.value] : chosen.filter((value) => value !== choice.value))
            }
          />
        ))}
      </div>
    </fieldset>
  )
}

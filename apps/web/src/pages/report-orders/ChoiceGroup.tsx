import { Checkbox } from '@takt/ui/checkbox/Checkbox.tsx'
import styles from './ChoiceGroup.module.css'

interface ChoiceGroupProps {
  readonly label: string
  readonly choices: readonly { readonly value: number; readonly label: string }[]
  readonly chosen: readonly number[]
  readonly onChange: (chosen: number[]) => void
}

/** Some of a few: days, people. */
export function ChoiceGroup({ label, choices, chosen, onChange }: ChoiceGroupProps) {
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

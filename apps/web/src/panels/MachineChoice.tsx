import { Checkbox } from '@takt/ui/checkbox/Checkbox.tsx'
import { machines } from '../data/machines.ts'
import { useText } from '../data/use-text.ts'
import styles from './MachineChoice.module.css'

interface MachineChoiceProps {
  machine_ids: readonly string[]
  chosen: readonly string[]
  onChoose: (chosen: readonly string[]) => void
}

/** Any number of machines. */
export function MachineChoice({ machine_ids, chosen, onChoose }: MachineChoiceProps) {
  const text = useText()
  const all = machine_ids.length > 0 && machine_ids.every((machine_id) => chosen.includes(machine_id))
  const toggle = (machine_id: string) =>
    onChoose(chosen.includes(machine_id) ? chosen.filter((each) => each !== machine_id) : [...chosen, machine_id])
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{text('machines.count', { count: chosen.length })}</legend>
      <Checkbox
        className={styles.machine}
        label={text('stops.select-all')}
        checked={all}
        indeterminate={chosen.length > 0 && !all}
        onCheckedChange={() => onChoose(all ? [] : machine_ids)}
      />
      <ul className={styles.machines}>
        {machine_ids.map((machine_id) => (
          <li key={machine_id}>
            <Checkbox
              className={styles.machine}
              label={
                <>
                  <strong>{machine_id}</strong> {machines.get(machine_id)?.machine_description}
                </>
              }
              checked={chosen.includes(machine_id)}
              onCheckedChange={() => toggle(machine_id)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

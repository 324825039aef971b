import { chosenOf, type DepartmentMachines } from '@takt/domain/machines/navigation/machines-by-department.ts'
import { Checkbox } from '@takt/ui/checkbox/Checkbox.tsx'
import { machines } from '../../data/machines/machines.ts'
import { useText } from '../../data/words/use-text.ts'
import styles from './MachineChoice.module.css'

interface DepartmentChoiceProps extends DepartmentMachines {
  chosen: readonly string[]
  /** Some of its machines may be out of sight: "all" would promise too much. */
  isSearched: boolean
  onTurn: (machine_ids: readonly string[]) => void
}

/** A department and those of its machines that were found: one press takes them all. */
export function DepartmentChoice({ name, machine_ids, chosen, isSearched, onTurn }: DepartmentChoiceProps) {
  const text = useText()
  const share = chosenOf(machine_ids, chosen)
  const said = name || text('machines-field.no-department')
  return (
    <section aria-label={said}>
      <Checkbox
        className={styles.department}
        label={text(isSearched ? 'machines-field.found-in' : 'machines-field.all-of', {
          department: said,
          count: machine_ids.length,
        })}
        checked={share === 'all'}
        indeterminate={share === 'some'}
        onCheckedChange={() => onTurn(machine_ids)}
      />
      <ul className={styles.machines}>
        {machine_ids.map((id) => (
          <li key={id}>
            <Checkbox
              className={styles.machine}
              label={
                <>
                  <b>{id}</b> {descriptionOf(id)}
                </>
              }
              checked={chosen.includes(id)}
              onCheckedChange={() => onTurn([id])}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

function descriptionOf(machine_id: string): string {
  const machine = machines.get(machine_id)
  return machine?.object_description || machine?.machine_description || ''
}

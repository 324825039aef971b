import { hasOrder } from '@takt/domain/machines/has-order.ts'
import { classNames } from '@takt/ui/class-names.ts'
import { useMachine } from '../../../data/machines/machines.ts'
import styles from './MachineCards.module.css'
import { MachineCell, OrderCell, ProgressCell, StarCell, StateCell, TimeCell } from './MachineCells.tsx'
import type { MachineListProps } from './MachineTable.tsx'

/** The same list for one hand: a card per machine. */
export function MachineCards(props: MachineListProps) {
  const { keys, loading, error, empty } = props
  const instead = error ?? loading ?? (keys.length === 0 ? empty : undefined)
  if (instead != null) return instead
  return (
    <ul className={styles.list}>
      {keys.map((key) => (
        <MachineCard key={key} machine_id={key} {...props} />
      ))}
    </ul>
  )
}

function MachineCard({
  machine_id,
  selected,
  onSelect,
  favourites,
  onStar,
}: MachineListProps & { machine_id: string }) {
  const machine = useMachine(machine_id)
  if (!machine) return null
  return (
    <li className={classNames(styles.card, selected === machine_id && styles.selected)}>
      <button
        type="button"
        className={styles.press}
        aria-pressed={selected === machine_id}
        onClick={() => onSelect(machine_id)}
      >
        <span className={styles.top}>
          <MachineCell machine={machine} />
          <TimeCell machine={machine} />
        </span>
        <span className={styles.states}>
          <StateCell machine={machine} />
        </span>
        {hasOrder(machine) && (
          <span className={styles.order}>
            <OrderCell machine={machine} />
            <ProgressCell machine={machine} />
          </span>
        )}
      </button>
      <StarCell machine_id={machine_id} on={favourites.includes(machine_id)} onPress={() => onStar(machine_id)} />
    </li>
  )
}

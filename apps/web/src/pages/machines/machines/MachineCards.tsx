import { hasOrder } from '@takt/domain/machines/has-order.ts'
import { classNames } from '@takt/ui/class-names.ts'
import { useMachine } from '../../../data/machines/machines.ts'
import { RecentStrip } from '../../../parts/strip/RecentStrip.tsx'
import { GroupHeading } from './GroupHeading.tsx'
import styles from './MachineCards.module.css'
import { MachineCell, OrderCell, ProgressCell, StarCell, StateCell, TimeCell } from './MachineCells.tsx'
import type { MachineListProps } from './MachineTable.tsx'

/** The same list for one hand: a card per machine. */
export function MachineCards(props: MachineListProps) {
  const { keys, groups, loading, error, empty } = props
  const instead = error ?? loading ?? (keys.length === 0 ? empty : undefined)
  if (instead != null) return instead
  if (!groups.list) return <Cards keys={keys} of={props} />
  return groups.list.map((group) => (
    <section key={group.code} className={styles.group}>
      <h2 className={styles.groupName}>
        <GroupHeading group={group} />
      </h2>
      <Cards keys={group.machines.map(({ machine_id }) => machine_id)} of={props} />
    </section>
  ))
}

function Cards({ keys, of }: { keys: readonly string[]; of: MachineListProps }) {
  return (
    <ul className={styles.list}>
      {keys.map((key) => (
        <MachineCard key={key} machine_id={key} {...of} />
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
        <RecentStrip machine={machine} />
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

import type { Bundle, PlanningMachine } from '@takt/domain/planning/model/bundle.ts'
import { select, useSelection } from '../../../data/chosen/selection.ts'
import { plannedHoursText } from '../../../data/words/format.ts'
import { useText } from '../../../data/words/use-text.ts'
import { useChosenRows } from '../../../parts/order-list/use-chosen-rows.ts'
import { BundleCard } from './BundleCard.tsx'
import styles from './BundleColumns.module.css'

interface BundleColumnsProps {
  machines: readonly PlanningMachine[]
  bundles: readonly Bundle[] | undefined
  onChanged: () => void | Promise<void>
}

/** A column for each machine with its bundles in the order in which it takes them. */
export function BundleColumns({ machines, bundles, onChanged }: BundleColumnsProps) {
  const text = useText()
  const chosen = useSelection()
  const of = (machine_id: string) => (bundles ?? []).filter((bundle) => bundle.machine_id === machine_id)
  const { keys, toggle } = useChosenRows({
    rows: bundles,
    chosen: chosen?.kind === 'bundle' ? [chosen.of.bundle] : none,
    keyOf,
    single: true,
    choose: ([bundle]) => {
      if (bundle === undefined) return select(null)
      const bundle_nos = of(bundle.machine_id).map(({ bundle_no }) => bundle_no)
      select({ kind: 'bundle', of: { bundle, bundle_nos, machines, onDone: () => void onChanged() } })
    },
  })
  return (
    <section className={styles.columns} aria-label={text('planning.machines')}>
      {machines.map(({ machine_id, machine_description, planned_hours }) => (
        <section key={machine_id} className={styles.column} aria-label={machine_id}>
          <header className={styles.head}>
            <h2>{machine_id}</h2>
            <span className={styles.muted}>{text('planning.hours', { hours: plannedHoursText(planned_hours) })}</span>
            <span className={styles.description}>{machine_description}</span>
          </header>
          {of(machine_id).length === 0 && <p className={styles.empty}>{text('planning.no-bundles')}</p>}
          {of(machine_id).map((bundle) => (
            <BundleCard
              key={bundle.bundle_no}
              bundle={bundle}
              chosen={keys.has(keyOf(bundle))}
              onPress={() => toggle(keyOf(bundle))}
            />
          ))}
        </section>
      ))}
    </section>
  )
}

const none: readonly Bundle[] = []
const keyOf = ({ bundle_no }: Bundle) => String(bundle_no)

import { grouped } from '@takt/domain/dashboards/widgets/stack-size.ts'
import type { Machine } from '@takt/domain/machines/model/machine.ts'
import { machinesAt } from '@takt/domain/machines/widgets/location-choice.ts'
import type { CSSProperties } from 'react'
import { AutoScroll } from '../../dashboard/AutoScroll.tsx'
import type { WidgetProps } from '../../dashboard/define-widget.ts'
import { NoData } from '../../dashboard/NoData.tsx'
import styles from '../../dashboard/stacks/Stacks.module.css'
import { Stacks } from '../../dashboard/stacks/Stacks.tsx'
import type { parent } from './parent.widget.ts'

type Props = WidgetProps<(typeof parent)['options'], ReturnType<(typeof parent)['needs']>>

/** One widget for each machine, under headings or in columns. */
export default function Parent({ config, data, mode, draw, say }: Props) {
  const machines = machinesAt(data.machines, config)
  if (machines.length === 0) return <NoData say={say} />
  const { child, boxWidth, boxHeight } = config
  const drawn = ({ machine_id }: Machine) =>
    mode === 'active' ? draw({ ...child, config: { ...child.config, machineId: [machine_id] } }) : machine_id
  if (config.mode === 'stacks') {
    return (
      <Stacks
        items={machines}
        keyOf={({ machine_id }) => machine_id}
        box={{ width: boxWidth, height: boxHeight }}
        rolls={mode === 'active'}
      >
        {drawn}
      </Stacks>
    )
  }
  return (
    <AutoScroll on={mode === 'active'}>
      <div
        className={styles.groups}
        style={{ '--box-width': `${boxWidth}px`, '--box-height': `${boxHeight}px` } as CSSProperties}
      >
        {grouped(machines, config.groupBy).map(({ heading, items }) => (
          <section key={heading} className={styles.group} aria-label={heading}>
            <h3>{heading}</h3>
            <div className={styles.row}>
              {items.map((machine) => (
                <div key={machine.machine_id} className={styles.cell}>
                  {drawn(machine)}
                </div>
              ))}
            </div>
          </section>
        ))}
      </div>
    </AutoScroll>
  )
}

import type { ActiveOrder } from '@takt/domain/overview/active-orders.ts'
import { classNames } from '@takt/ui/class-names.ts'
import { ProgressBar } from '@takt/ui/progress/ProgressBar.tsx'
import type { ReactNode } from 'react'
import { useNumber } from '../../data/format.ts'
import { useText } from '../../data/use-text.ts'
import styles from './ActiveCards.module.css'

interface ActiveCardsProps {
  rows: readonly ActiveOrder[]
  selected: string | null
  keyOf: (row: ActiveOrder) => string
  onSelect: (key: string) => void
  empty: ReactNode
}

/** The same list for one hand. */
export function ActiveCards({ rows, selected, keyOf, onSelect, empty }: ActiveCardsProps) {
  const text = useText()
  const number = useNumber()
  if (rows.length === 0) return empty
  return (
    <ul className={styles.list}>
      {rows.map((row) => {
        const key = keyOf(row)
        const words = `${number(row.card_good_qty)} / ${number(row.planned_op_qty)}`
        return (
          <li key={key} className={styles.item}>
            <button
              type="button"
              className={classNames(styles.card, key === selected && styles.selected)}
              aria-pressed={key === selected}
              onClick={() => onSelect(key)}
            >
              <span className={styles.top}>
                <span className={styles.strong}>{row.machine_id}</span>
                <span>{row.work_order_no}</span>
              </span>
              <span className={styles.muted}>
                {row.part_no} {row.part_description}
              </span>
              <span className={styles.top}>
                <span>{words}</span>
                <span className={styles.muted}>
                  {text('actives.left')}: {number(row.remaining_hours)}
                </span>
              </span>
              <ProgressBar
                hideTexts
                label={text('machines.progress')}
                valueText={words}
                value={row.card_good_qty}
                max={Math.max(1, row.planned_op_qty)}
              />
            </button>
          </li>
        )
      })}
    </ul>
  )
}

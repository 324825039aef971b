import styles from './OverviewCards.module.css'
import { keyOf, type OverviewTable } from './use-overview-table.ts'

/** On a phone a row is a card: as a table its figures would lie beyond the edge of the screen. */
export function OverviewCards({ rows, columns, shown }: Pick<OverviewTable, 'rows' | 'columns' | 'shown'>) {
  return (
    <ul className={styles.cards}>
      {rows.map((row) => (
        <li key={keyOf(row)}>
          <dl>
            {columns.map(({ key, header }, at) => (
              <div key={key} data-first={at === 0 || undefined}>
                <dt>{header}</dt>
                <dd>{shown[at]?.(row)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}

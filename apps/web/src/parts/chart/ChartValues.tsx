import type { ChartTable } from '@takt/domain/ground/charts/chart-table.ts'
import styles from './Chart.module.css'
import type { ChartPress } from './chart-press.ts'

interface ChartValuesProps {
  readonly table: ChartTable
  /** What the categories are. */
  readonly what: string
  readonly caption: string
  /** Not shown it is there for ears, and comes into view when the keyboard enters it. */
  readonly shown: false | 'asked' | 'always'
  readonly press: ChartPress | undefined
}

/** The numbers of a chart. What is pressed in the picture is a button here. */
export function ChartValues({ table, what, caption, shown, press }: ChartValuesProps) {
  return (
    <div className={shown ? styles.values : styles.unseen} data-asked={shown === 'asked' || undefined}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{what}</th>
            {table.heads.map((head) => (
              <th key={head} scope="col" className={styles.number}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ key, name, cells }) => (
            <tr key={key}>
              <th scope="row">
                {press === undefined || press.may?.(key) === false ? (
                  name
                ) : (
                  <button type="button" className={styles.row} title={press.title(name)} onClick={() => press.run(key)}>
                    {name}
                  </button>
                )}
              </th>
              {cells.map((cell, at) => (
                <td key={table.heads[at]} className={styles.number}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

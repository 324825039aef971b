import type { OverTime, Series } from '@takt/domain/scrap/analysis/sums.ts'
import { DataTable } from '@takt/ui/table/DataTable.tsx'
import { TwoLines } from '@takt/ui/table/TwoLines.tsx'
import { type TableColumn, widthFor } from '@takt/ui/table/table-column.ts'
import { useMemo } from 'react'
import { useText } from '../../../../data/words/use-text.ts'
import styles from '../Charts.module.css'
import { useNumbers } from './use-numbers.ts'
import { usePeriodWords } from './use-period-words.ts'

const keyOf = ({ key }: Series) => key
/** The latest ones: a table of a thousand days is read by nobody. */
const MOST_PERIODS = 60
const LEAST_WIDTH = 110
/** Beside the word of the column by which the rows are ordered. */
const SORT_SIGN = '▲ '

/** A row for each machine, a column for each period, newest first. */
export function MachinePeriods({ over }: { readonly over: OverTime }) {
  const text = useText()
  const { pieces } = useNumbers()
  const words = usePeriodWords()
  const columns = useMemo((): TableColumn<Series>[] => {
    const newest = over.periods
      .map((period, at) => ({ period, at }))
      .reverse()
      .slice(0, MOST_PERIODS)
    // The largest total is the one that is looked for: as wide as what stands there, in every language.
    const wide = (header: string, values: readonly number[]) =>
      Math.max(LEAST_WIDTH, widthFor([`${header} ${SORT_SIGN}`, ...values.map(pieces)]))
    return [
      {
        key: 'machine',
        header: text('analysis.by.machine_id'),
        width: 190,
        cell: ({ key, label }) => (label === key ? key : <TwoLines first={key} second={label} />),
        sortValue: ({ key }) => key,
      },
      {
        key: 'sum',
        header: text('analysis.total'),
        width: wide(
          text('analysis.total'),
          over.series.map(({ sum }) => sum),
        ),
        align: 'end',
        cell: ({ sum }) => pieces(sum),
        sortValue: ({ sum }) => sum,
      },
      ...newest.map(
        ({ period, at }): TableColumn<Series> => ({
          key: period,
          header: words.whole(period),
          width: wide(
            words.whole(period),
            over.series.map(({ values }) => values[at] ?? 0),
          ),
          align: 'end',
          cell: ({ values }) => (values[at] ? pieces(values[at]) : '–'),
          sortValue: ({ values }) => values[at] ?? 0,
        }),
      ),
    ]
  }, [over, text, words, pieces])
  return (
    <div className={styles.table}>
      <DataTable label={text('analysis.chart.machines')} columns={columns} rows={over.series} rowKey={keyOf} />
    </div>
  )
}

import type { FinishedCard } from '@takt/domain/scrap/analysis/answer.ts'
import { DataTable } from '@takt/ui/table/DataTable.tsx'
import { MOMENT_WIDTH, type TableColumn } from '@takt/ui/table/table-column.ts'
import { useMemo } from 'react'
import { useSession } from '../../../../data/session/session.ts'
import { dayAndTime } from '../../../../data/words/format.ts'
import { unitText } from '../../../../data/words/unit-text.ts'
import { useText } from '../../../../data/words/use-text.ts'
import styles from '../Charts.module.css'
import { useNumbers } from './use-numbers.ts'

const keyOf = ({ key }: FinishedCard) => key

export function FinishedCards({ cards }: { readonly cards: readonly FinishedCard[] }) {
  const text = useText()
  const { pieces, hours, percent } = useNumbers()
  const { time_zone } = useSession()
  const columns = useMemo((): TableColumn<FinishedCard>[] => {
    const words = (key: 'card_no' | 'part_no' | 'machine', header: string, minWidth: number) => ({
      key,
      header,
      minWidth,
      cell: (row: FinishedCard) => row[key],
      sortValue: (row: FinishedCard) => row[key],
    })
    const figure = (
      key: 'planned_qty' | 'good_prod_qty' | 'scrap_qty' | 'planned_hours' | 'real_hours' | 'tak',
      header: string,
      say: (value: number) => string,
    ) => ({
      key,
      header,
      width: 112,
      align: 'end' as const,
      cell: (row: FinishedCard) => {
        const value = row[key]
        return value === null ? '–' : say(value)
      },
      sortValue: (row: FinishedCard) => row[key],
    })
    return [
      words('card_no', text('analysis.by.card_no'), 110),
      words('part_no', text('analysis.by.part_no'), 110),
      words('machine', text('analysis.by.machine_id'), 150),
      {
        key: 'stop_date',
        header: text('analysis.ended'),
        width: MOMENT_WIDTH,
        cell: (row) => dayAndTime(Date.parse(row.stop_date), { timeZone: time_zone }),
        sortValue: (row) => row.stop_date,
      },
      figure('planned_qty', text('analysis.planned'), pieces),
      figure('good_prod_qty', text('analysis.good'), pieces),
      figure('scrap_qty', text('analysis.scrap'), pieces),
      { key: 'unit', header: text('analysis.by.unit'), width: 80, cell: ({ unit }) => unitText(unit) },
      figure('planned_hours', text('analysis.planned-hours'), hours),
      figure('real_hours', text('analysis.real-hours'), hours),
      figure('tak', text('analysis.oee'), percent),
    ]
  }, [text, pieces, hours, percent, time_zone])
  return (
    <div className={styles.table}>
      <DataTable label={text('analysis.chart.finished')} columns={columns} rows={cards} rowKey={keyOf} />
    </div>
  )
}

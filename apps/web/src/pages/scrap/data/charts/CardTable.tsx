import type { CardRow } from '@takt/domain/scrap/analysis/answer.ts'
import { DataTable } from '@takt/ui/table/DataTable.tsx'
import type { TableColumn } from '@takt/ui/table/table-column.ts'
import { useMemo } from 'react'
import { useText } from '../../../../data/words/use-text.ts'
import styles from '../Charts.module.css'
import { useNumbers } from './use-numbers.ts'

const keyOf = ({ key }: CardRow) => key

interface CardTableProps {
  readonly cards: readonly CardRow[]
  readonly value: (value: number) => string
}

export function CardTable({ cards, value }: CardTableProps) {
  const text = useText()
  const { percent } = useNumbers()
  const columns = useMemo(
    (): TableColumn<CardRow>[] => [
      {
        key: 'card_no',
        header: text('analysis.by.card_no'),
        minWidth: 110,
        cell: (row) => row.card_no,
        sortValue: (row) => row.card_no,
      },
      {
        key: 'part_no',
        header: text('analysis.by.part_no'),
        minWidth: 110,
        cell: (row) => row.part_no,
        sortValue: (row) => row.part_no,
      },
      {
        key: 'machine',
        header: text('analysis.by.machine_id'),
        minWidth: 150,
        cell: (row) => row.machine,
        sortValue: (row) => row.machine,
      },
      {
        key: 'value',
        header: text('analysis.scrap'),
        width: 120,
        align: 'end',
        cell: (row) => value(row.value),
        sortValue: (row) => row.value,
      },
      {
        key: 'share',
        header: text('analysis.share'),
        width: 110,
        align: 'end',
        cell: (row) => percent(row.share),
        sortValue: (row) => row.share,
      },
    ],
    [text, value, percent],
  )
  return (
    <div className={styles.table}>
      <DataTable label={text('analysis.chart.cards')} columns={columns} rows={cards} rowKey={keyOf} />
    </div>
  )
}

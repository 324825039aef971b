import type { ActivityTotal } from '@takt/domain/activities/model/activity.ts'
import type { TableColumn } from '@takt/ui/table/table-column.ts'
import { useMemo } from 'react'
import { useNumber } from '../../../data/words/format.ts'
import { useText } from '../../../data/words/use-text.ts'

export function useTotalColumns(): TableColumn<ActivityTotal>[] {
  const text = useText()
  const number = useNumber()
  return useMemo(
    () => [
      {
        key: 'description',
        header: text('activity.description'),
        sortValue: (row) => row.description,
        cell: (row) => row.description,
      },
      {
        key: 'total_activities',
        header: text('activity.total'),
        width: 110,
        align: 'end',
        sortValue: (row) => row.total_activities,
        cell: (row) => number(row.total_activities),
      },
    ],
    [text, number],
  )
}

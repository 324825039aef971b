import type { InternalActivity } from '@takt/domain/activities/model/activity.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { MOMENT_WIDTH, type TableColumn } from '@takt/ui/table/table-column.ts'
import { useMemo } from 'react'
import { useSession } from '../../../data/session/session.ts'
import { dayAndTime } from '../../../data/words/format.ts'
import { useText } from '../../../data/words/use-text.ts'
import { ActivityState } from '../../../wizards/steps/activity/ActivityState.tsx'

export type ListColumn =
  | 'record_no'
  | 'description'
  | 'type_description'
  | 'machine_id'
  | 'due_date'
  | 'created_by'
  | 'performer'
  | 'finished_date'
  | 'status'

const names: Record<ListColumn, TextKey> = {
  record_no: 'activity.number-short',
  description: 'activity.description',
  type_description: 'activity.type',
  machine_id: 'machines.machine',
  due_date: 'activity.due',
  created_by: 'activity.created-by',
  performer: 'activity.performer',
  finished_date: 'activity.finished',
  status: 'activity.status',
}
const widths: Partial<Record<ListColumn, number>> = {
  record_no: 84,
  machine_id: 130,
  type_description: 150,
  due_date: MOMENT_WIDTH,
  finished_date: MOMENT_WIDTH,
  created_by: 150,
  performer: 170,
}

/** Only what is still due has an alarm, which needs room beside the status. */
function room(column: ListColumn, wanted: readonly ListColumn[]): { minWidth: number } | { width: number } {
  if (column === 'status') return { width: wanted.includes('due_date') ? 240 : 170 }
  const width = widths[column]
  return width === undefined ? { minWidth: 170 } : { width }
}

/** `wanted` is the same on every render. */
export function useListColumns(wanted: readonly ListColumn[]): TableColumn<InternalActivity>[] {
  const text = useText()
  const { time_zone: timeZone } = useSession()
  return useMemo(() => {
    const time = (at: string) => (at === '' ? '–' : dayAndTime(Date.parse(at), { timeZone }))
    const cell = (row: InternalActivity, column: ListColumn) => {
      if (column === 'status') return <ActivityState activity={row} />
      if (column === 'due_date' || column === 'finished_date') return time(row[column])
      return row[column]
    }
    return wanted.map((column) => ({
      key: column,
      header: text(names[column]),
      ...room(column, wanted),
      sortValue: (row) => {
        if (column === 'due_date' || column === 'finished_date') return Date.parse(row[column]) || null
        return column === 'record_no' ? Number(row.record_no) : row[column]
      },
      cell: (row) => cell(row, column),
    }))
  }, [text, timeZone, wanted])
}

import type { InternalActivity } from '@takt/domain/model/activity.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import type { TableColumn } from '@takt/ui/table/table-column.ts'
import { useMemo } from 'react'
import { dayAndTime } from '../../../data/format.ts'
import { useSession } from '../../../data/session.ts'
import { useText } from '../../../data/use-text.ts'
import { usePhone } from '../../engine/use-phone.ts'
import { ActivityState } from './ActivityState.tsx'
import { columns } from './columns.ts'

type Column = (typeof columns)[number]

const names: Record<Column, TextKey> = {
  description: 'activity.description',
  type_description: 'activity.type',
  due_date: 'activity.due',
  status: 'activity.status',
}
const widths: Partial<Record<Column, number>> = { type_description: 150, due_date: 180, status: 220 }

export function useActivityColumns(): TableColumn<InternalActivity>[] {
  const text = useText()
  const phone = usePhone()
  const { time_zone: timeZone } = useSession()
  return useMemo(() => {
    const cells: Record<Column, TableColumn<InternalActivity>['cell']> = {
      description: (row) => words(row),
      type_description: (row) => row.type_description,
      due_date: (row) => dayAndTime(Date.parse(row.due_date), { timeZone }),
      status: (row) => <ActivityState activity={row} />,
    }
    return columns
      .filter((column) => !phone || column === 'description' || column === 'status')
      .map((column) => ({
        key: column,
        header: text(names[column]),
        ...(widths[column] === undefined ? {} : { width: phone ? 170 : widths[column] }),
        cell: cells[column],
      }))
  }, [text, phone, timeZone])
}

function words({ description, extra_info_1 }: InternalActivity): string {
  return extra_info_1 === '' ? description : `${description} · ${extra_info_1}`
}

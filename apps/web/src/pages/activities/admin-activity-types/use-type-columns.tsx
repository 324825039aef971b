import type { ActivityTypeSettingRow } from '@takt/domain/activities/model/activity-type-setting.ts'
import { TwoLines } from '@takt/ui/table/TwoLines.tsx'
import type { TableColumn } from '@takt/ui/table/table-column.ts'
import { useMemo } from 'react'
import { useText } from '../../../data/words/use-text.ts'
import { usePhone } from '../../../device/use-phone.ts'
import { offeredColumns } from '../../../parts/settings-list/offered-columns.tsx'
import { useNames } from '../../../parts/settings-list/use-names.ts'

type Translate = ReturnType<typeof useText>

const HOUR = 60
const DAY = 24 * HOUR

/** How often it comes again, in the largest unit that is whole. */
export function intervalWords(text: Translate, minutes: number): string {
  if (minutes % DAY === 0) return text('activity-types.every-days', { count: minutes / DAY })
  if (minutes % HOUR === 0) return text('activity-types.every-hours', { count: minutes / HOUR })
  return text('activity-types.every-minutes', { count: minutes })
}

export function useTypeColumns(): readonly TableColumn<ActivityTypeSettingRow>[] {
  const text = useText()
  const phone = usePhone()
  const names = useNames()
  return useMemo(() => {
    const name: TableColumn<ActivityTypeSettingRow> = {
      key: 'description',
      header: text('activity-types.name-column'),
      minWidth: 200,
      sortValue: (row) => names(row).first,
      cell: (row) => <TwoLines strong {...names(row)} />,
    }
    const steps: TableColumn<ActivityTypeSettingRow> = {
      key: 'steps',
      header: text('activity-types.steps-column'),
      width: 120,
      sortValue: (row) => row.steps.length,
      cell: (row) => (row.steps.length === 0 ? '–' : text('activity-types.steps', { count: row.steps.length })),
    }
    if (phone) return [name, steps]
    return [
      name,
      {
        key: 'type_names',
        header: text('stop-codes.group'),
        width: 150,
        sortValue: ({ type_names }) => names({ names: type_names }).first,
        cell: ({ type_names }) => names({ names: type_names }).first,
      },
      steps,
      {
        key: 'after_ok',
        header: text('activity-types.again-column'),
        width: 150,
        cell: ({ after_ok }) => (after_ok.create === 'same' ? intervalWords(text, after_ok.after_minutes) : '–'),
      },
      ...offeredColumns(text),
    ]
  }, [text, phone, names])
}

import type { InternalActivity } from '@takt/domain/activities/model/activity.ts'
import { MOMENT_WIDTH } from '@takt/ui/table/table-column.ts'
import type { FieldColumn } from '../../use-field-columns.ts'
import { ActivityState } from './ActivityState.tsx'

export const activityColumns: readonly FieldColumn<InternalActivity>[] = [
  { field: 'description', phone: true, draw: words },
  { field: 'type_description', width: 150 },
  { field: 'due_date', width: MOMENT_WIDTH, moment: true },
  { field: 'status', width: 220, phone: 170, draw: (activity) => <ActivityState activity={activity} /> },
]

function words({ description, extra_info_1 }: InternalActivity): string {
  return extra_info_1 === '' ? description : `${description} · ${extra_info_1}`
}

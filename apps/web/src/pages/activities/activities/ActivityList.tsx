import { activityAlarm } from '@takt/domain/activities/activity-alarm.ts'
import { byDueDate } from '@takt/domain/activities/activity-list.ts'
import type { InternalActivity } from '@takt/domain/activities/model/activity.ts'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { DataTable } from '@takt/ui/table/DataTable.tsx'
import { useEffect, useMemo } from 'react'
import { select, useSelection } from '../../../data/chosen/selection.ts'
import { usePhone } from '../../../device/use-phone.ts'
import { useAlarmNow } from '../../../wizards/steps/activity/ActivityState.tsx'
import { ActivityCards } from './ActivityCards.tsx'
import styles from './ActivityList.module.css'
import { type ListColumn, useListColumns } from './use-list-columns.tsx'

interface ActivityListProps {
  label: string
  empty: string
  rows: readonly InternalActivity[]
  columns: readonly ListColumn[]
  onRun: (activity: InternalActivity) => void
  onChanged: () => void
}

/** Activities of which one can be chosen; the bottom bar offers to run or to certify it. */
export function ActivityList({ label, empty, rows, columns, onRun, onChanged }: ActivityListProps) {
  const phone = usePhone()
  const now = useAlarmNow()
  const chosen = useSelection()
  const selected = chosen?.kind === 'activity' ? chosen.of.activity.record_no : null
  const sorted = useMemo(() => byDueDate(rows), [rows])
  const tableColumns = useListColumns(columns)
  useChoiceGoesWithItsRow(rows, selected)

  const choose = (record_no: string) => {
    const activity = rows.find((row) => row.record_no === record_no)
    if (!activity || record_no === selected) return select(null)
    const onDone = () => {
      select(null)
      onChanged()
    }
    select({ kind: 'activity', of: { activity, onRun: () => onRun(activity), onDone } })
  }
  const nothing = <EmptyState title={empty} />
  if (phone) return <ActivityCards rows={sorted} selected={selected} onSelect={choose} empty={nothing} />
  return (
    <DataTable
      label={label}
      columns={tableColumns}
      rows={sorted}
      rowKey={keyOf}
      rowClassName={(row) => styles[activityAlarm(row, now)]}
      selectedKey={selected}
      onSelect={choose}
      empty={nothing}
    />
  )
}

const keyOf = (row: InternalActivity) => row.record_no

/** What somebody else has done meanwhile cannot be done again. */
function useChoiceGoesWithItsRow(rows: readonly InternalActivity[], selected: string | null): void {
  const chosen = useSelection()
  const now = rows.find((row) => row.record_no === selected)
  const changed = chosen?.kind === 'activity' && now?.status !== chosen.of.activity.status
  useEffect(() => {
    if (changed) select(null)
  }, [changed])
}

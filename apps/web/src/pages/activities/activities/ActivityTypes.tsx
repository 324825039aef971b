import type { ManualActivity } from '@takt/domain/activities/model/activity.ts'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { DataTable } from '@takt/ui/table/DataTable.tsx'
import type { TableColumn } from '@takt/ui/table/table-column.ts'
import { useMemo } from 'react'
import { select, useSelection } from '../../../data/chosen/selection.ts'
import { useText } from '../../../data/words/use-text.ts'
import { usePhone } from '../../../device/use-phone.ts'

interface ActivityTypesProps {
  machine_id: string
  rows: readonly ManualActivity[]
  onCreated: (record_no: string) => void
}

/** What can be created at the machine; the bottom bar creates the chosen one. */
export function ActivityTypes({ machine_id, rows, onCreated }: ActivityTypesProps) {
  const text = useText()
  const phone = usePhone()
  const chosen = useSelection()
  const selected = chosen?.kind === 'activity-type' ? chosen.of.type.record_no : null
  const columns = useMemo(() => {
    const all: TableColumn<ManualActivity>[] = [
      {
        key: 'description',
        header: text('activity.description'),
        sortValue: (row) => row.description,
        cell: (row) => row.description,
      },
      {
        key: 'type_description',
        header: text('activity.type'),
        width: phone ? 130 : 220,
        sortValue: (row) => row.type_description,
        cell: (row) => row.type_description,
      },
    ]
    return all
  }, [text, phone])
  const choose = (record_no: string) => {
    const type = rows.find((row) => row.record_no === record_no)
    if (!type || record_no === selected) return select(null)
    const onDone = (created: string) => {
      select(null)
      onCreated(created)
    }
    select({ kind: 'activity-type', of: { machine_id, type, onDone } })
  }
  return (
    <DataTable
      label={text('title.create-activity')}
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      selectedKey={selected}
      onSelect={choose}
      empty={<EmptyState title={text('activity.none-offered')} />}
    />
  )
}

const keyOf = (row: ManualActivity) => row.record_no

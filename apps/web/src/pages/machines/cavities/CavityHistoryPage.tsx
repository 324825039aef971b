import { CLOSED } from '@takt/domain/machines/cavities/change-cavities.ts'
import type { CavityChange } from '@takt/domain/machines/model/cavity.ts'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { DataTable } from '@takt/ui/table/DataTable.tsx'
import type { TableColumn } from '@takt/ui/table/table-column.ts'
import { useMemo } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useText } from '../../../data/words/use-text.ts'
import { MachinePage } from '../../../parts/machine-page/MachinePage.tsx'
import { TimeCell } from '../../../parts/stop-list/StopCells.tsx'
import { to } from '../../../routes/to.ts'
import { useRouteParams } from '../../../routes/use-route-params.ts'
import styles from './CavityHistoryPage.module.css'

/** Who opened or closed which cavity, when and why; newest first. */
export default function CavityHistoryPage() {
  const text = useText()
  const { machine: machine_id } = useRouteParams('cavityHistory')
  const load = useLoad('get_cavity_history', { machine_id }, { reloadOn: ['MachineChanged'] })
  const columns = useMemo<TableColumn<CavityChange>[]>(() => {
    const word = (status: number) => text(status === CLOSED ? 'cavities.closed' : 'cavities.open')
    return [
      { key: 'time', header: text('cavities.time'), width: 180, cell: (row) => <TimeCell at={row.changed_at} /> },
      { key: 'location', header: text('cavities.location'), width: 100, cell: (row) => String(row.insert_location) },
      { key: 'from', header: text('cavities.from'), width: 110, cell: (row) => word(row.from_status) },
      { key: 'to', header: text('cavities.to'), width: 110, cell: (row) => word(row.to_status) },
      { key: 'by', header: text('cavities.by'), minWidth: 130, cell: (row) => row.username },
      { key: 'note', header: text('cavities.note'), minWidth: 180, cell: (row) => row.note },
    ]
  }, [text])
  return (
    <MachinePage
      title={text('title.cavity-history')}
      about={machine_id}
      load={load}
      failed={text('cavities.failed')}
      back={to('cavities', { machine: machine_id })}
    >
      <DataTable
        className={styles.table}
        label={text('title.cavity-history')}
        columns={columns}
        rows={load.rows ?? none}
        rowKey={keyOf}
        empty={<EmptyState title={text('cavities.none-in-history')} />}
      />
    </MachinePage>
  )
}

const none: readonly CavityChange[] = []
const keyOf = (row: CavityChange) => String(row.record_no)

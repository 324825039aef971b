import type { Stop } from '@takt/domain/stops/model/stop.ts'
import { stopId } from '@takt/domain/stops/stop-list.ts'
import { Checkbox } from '@takt/ui/checkbox/Checkbox.tsx'
import { DataTable } from '@takt/ui/table/DataTable.tsx'
import type { ReactNode } from 'react'
import { useText } from '../../data/words/use-text.ts'
import { usePhone } from '../../device/use-phone.ts'
import type { StopList } from '../../routes/stop-paths.ts'
import styles from './StopTable.module.css'
import { useStopColumns } from './stop-columns.tsx'
import type { useChosenStops } from './use-chosen-stops.ts'

interface StopTableProps {
  label: string
  list: StopList
  /** Those that the page's filter leaves; undefined until they are there. */
  rows: readonly Stop[] | undefined
  chosen: ReturnType<typeof useChosenStops>
  /** Enter on a row. */
  onOpen: (stop: Stop) => void
  empty: ReactNode
  /** Beside the choice of all. */
  filter?: ReactNode
}

/** Stops to choose from: a press or space chooses, Enter opens. */
export function StopTable({ label, list, rows = none, chosen, onOpen, empty, filter }: StopTableProps) {
  const text = useText()
  const columns = useStopColumns(list, usePhone())
  const all = rows.length > 0 && chosen.stops.length === rows.length
  return (
    <>
      <div className={styles.tools}>
        <Checkbox
          className={styles.all}
          label={text('stops.select-all')}
          checked={all}
          indeterminate={chosen.stops.length > 0 && !all}
          disabled={rows.length === 0}
          onCheckedChange={() => chosen.setAll(!all)}
        />
        {filter}
      </div>
      <DataTable
        className={styles.table}
        label={label}
        columns={columns}
        rows={rows}
        rowKey={stopId}
        selectedKeys={chosen.ids}
        onSelect={chosen.toggle}
        onOpen={(id) => {
          const stop = rows.find((row) => stopId(row) === id)
          if (stop) onOpen(stop)
        }}
        empty={empty}
      />
    </>
  )
}

const none: readonly Stop[] = []

import type { Stop } from '@takt/domain/model/stop.ts'
import { stopId } from '@takt/domain/stops/stop-list.ts'
import { Checkbox } from '@takt/ui/checkbox/Checkbox.tsx'
import { Skeleton } from '@takt/ui/skeleton/Skeleton.tsx'
import { ErrorState } from '@takt/ui/state/ErrorState.tsx'
import { DataTable } from '@takt/ui/table/DataTable.tsx'
import type { ReactNode } from 'react'
import { usePhone } from '../../data/use-phone.ts'
import { useText } from '../../data/use-text.ts'
import { Stale } from '../stale/Stale.tsx'
import styles from './StopTable.module.css'
import { useStopColumns } from './stop-columns.tsx'
import type { useChosenStops } from './use-chosen-stops.ts'
import type { ShownStops } from './use-stop-list.ts'

interface StopTableProps {
  label: string
  shown: ShownStops
  /** Those of them that the page's filter leaves. */
  rows: readonly Stop[] | undefined
  chosen: ReturnType<typeof useChosenStops>
  /** Enter on a row. */
  onOpen: (stop: Stop) => void
  empty: ReactNode
  /** Beside the choice of all. */
  filter?: ReactNode
}

const SKELETON_ROWS = 6

/** Stops to choose from: a press or space chooses, Enter opens. */
export function StopTable({ label, shown, rows, chosen, onOpen, empty, filter }: StopTableProps) {
  const text = useText()
  const columns = useStopColumns(shown.list, usePhone())
  const all = rows !== undefined && rows.length > 0 && chosen.stops.length === rows.length
  return (
    <>
      <div className={styles.tools}>
        <Checkbox
          className={styles.all}
          label={text('stops.select-all')}
          checked={all}
          indeterminate={chosen.stops.length > 0 && !all}
          disabled={rows === undefined || rows.length === 0}
          onCheckedChange={() => chosen.setAll(!all)}
        />
        {filter}
      </div>
      <Stale className={styles.list} when={shown.oldSince !== null}>
        <DataTable
          className={styles.table}
          label={label}
          columns={columns}
          rows={rows ?? none}
          rowKey={stopId}
          selectedKeys={chosen.ids}
          onSelect={chosen.toggle}
          onOpen={(id) => {
            const stop = rows?.find((row) => stopId(row) === id)
            if (stop) onOpen(stop)
          }}
          loading={rows === undefined && shown.error === null ? <Rows /> : undefined}
          error={
            rows === undefined && shown.error !== null ? (
              <ErrorState
                message={text('cockpit.stops-failed')}
                detail={shown.error.message}
                retryLabel={text('shell.retry')}
                onRetry={shown.reload}
              />
            ) : undefined
          }
          empty={empty}
        />
      </Stale>
    </>
  )
}

const none: readonly Stop[] = []

function Rows() {
  return (
    <div className={styles.skeleton}>
      {Array.from({ length: SKELETON_ROWS }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal bars
        <Skeleton key={at} height={40} />
      ))}
    </div>
  )
}

import type { PrintJob } from '@takt/domain/pallets/model/print-job.ts'
import { DataTable } from '@takt/ui/table/DataTable.tsx'
import type { ReactNode } from 'react'
import styles from './PrintJobs.module.css'
import { useBarRows } from './use-bar-rows.ts'
import { jobKey, jobRow, useJobColumns } from './use-job-columns.tsx'

interface PrintJobTableProps {
  label: string
  /** '' over all machines. */
  machine_id: string
  rows: readonly PrintJob[] | undefined
  empty: ReactNode
}

/** Print jobs of which several can be chosen; what can be done with them stands in the bar. */
export function PrintJobTable({ label, machine_id, rows, empty }: PrintJobTableProps) {
  const showType = (rows ?? none).some(({ pallet_flag_type }) => pallet_flag_type !== '')
  const columns = useJobColumns({ showMachine: machine_id === '', showType })
  const chosen = useBarRows<PrintJob>({
    rows,
    keyOf: jobKey,
    chosenIn: (selection) => (selection?.kind === 'print-jobs' ? selection.of.jobs : none),
    selectionOf: (jobs) => ({ kind: 'print-jobs', of: { machine_id, jobs } }),
  })
  return (
    <DataTable
      className={styles.table}
      label={label}
      columns={columns}
      rows={rows ?? none}
      rowKey={jobKey}
      rowClassName={jobRow}
      selectedKeys={chosen.keys}
      onSelect={chosen.toggle}
      empty={empty}
    />
  )
}

const none: readonly PrintJob[] = []

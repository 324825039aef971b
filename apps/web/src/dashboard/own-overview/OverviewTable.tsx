import type { ProcedureRow } from '@takt/contract/procedures.ts'
import { DataTable } from '@takt/ui/table/DataTable.tsx'
import { usePhone } from '../../device/use-phone.ts'
import type { Say } from '../define-widget.ts'
import { NoData } from '../NoData.tsx'
import { OverviewCards } from './OverviewCards.tsx'
import styles from './OverviewTable.module.css'
import { keyOf, useOverviewTable } from './use-overview-table.ts'

/** The rows of an own overview with the columns that the person or everybody has chosen: D-WIDGET-29. */
export function OverviewTable(props: {
  readonly record_no: number
  readonly result: ProcedureRow<'get_own_overview_data'> | undefined
  readonly say: Say
}) {
  const { record_no, result, say } = props
  const table = useOverviewTable(record_no, result)
  const phone = usePhone()
  if (table.rows.length === 0) return <NoData say={say} />
  if (phone) return <OverviewCards {...table} />
  return (
    <div className={styles.box}>
      <DataTable label={say('widget.own-overview')} columns={table.columns} rows={table.rows} rowKey={keyOf} />
    </div>
  )
}

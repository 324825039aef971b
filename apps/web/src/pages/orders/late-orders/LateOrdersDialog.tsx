import { can } from '@takt/domain/ground/permissions.ts'
import { LATE_ORDERS, lateOrderColumns } from '@takt/domain/machines/overview/late-order-columns.ts'
import type { PlannedOrder } from '@takt/domain/orders/model/planned-order.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { Dialog } from '@takt/ui/dialog/Dialog.tsx'
import { DataTable } from '@takt/ui/table/DataTable.tsx'
import { MOMENT_WIDTH, type TableColumn } from '@takt/ui/table/table-column.ts'
import { useMemo } from 'react'
import { columnLabel } from '../../../dashboard/column-label.ts'
import { useOwnColumns } from '../../../data/dashboards/own-columns.ts'
import { useSession } from '../../../data/session/session.ts'
import { dayAndTime, plannedHoursText, useNumber } from '../../../data/words/format.ts'
import { useText } from '../../../data/words/use-text.ts'
import { to } from '../../../routes/to.ts'
import { useGo } from '../../../routes/use-go.ts'
import styles from './LateOrdersPage.module.css'

interface LateOrdersDialogProps {
  machine_id: string
  orders: readonly PlannedOrder[]
  open: boolean
  onClose: () => void
}

export default function LateOrdersDialog({ machine_id, orders, open, onClose }: LateOrdersDialogProps) {
  const text = useText()
  const go = useGo()
  const session = useSession()
  const columns = useLateColumns()
  const title = text('late.table', { machine: machine_id })
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      size="full"
      title={title}
      closeLabel={text('shell.close')}
      footer={
        can(session, 'change-own-webcolumns') ? (
          <Button size="primary" onClick={() => go(to('tableColumns', { template: 'late_orders' }))}>
            {text('columns.open')}
          </Button>
        ) : undefined
      }
    >
      <DataTable
        className={styles.table}
        label={title}
        columns={columns}
        rows={orders}
        rowKey={recordOf}
        defaultSort={{ key: 'planned_start_time', direction: 'ascending' }}
        empty={text('late.none')}
      />
    </Dialog>
  )
}

const recordOf = (order: PlannedOrder) => order.record_no1

const widths: Readonly<Record<string, number>> = {
  planned_start_time: MOMENT_WIDTH,
  planned_op_qty: 184,
  op_total_remaining_time_hours: 164,
  part_description: 220,
}

/** Shown with its unit in the cell. */
const isHours = (key: string) => key === 'op_total_remaining_time_hours'

function useLateColumns(): TableColumn<PlannedOrder>[] {
  const text = useText()
  const number = useNumber()
  const { time_zone: timeZone } = useSession()
  const { columns } = useOwnColumns(LATE_ORDERS, lateOrderColumns)
  return useMemo(
    () =>
      columns
        .filter(({ visible }) => visible)
        .map(({ key, width }): TableColumn<PlannedOrder> => {
          const value = (row: PlannedOrder) => row[key as keyof PlannedOrder]
          return {
            key,
            header: isHours(key) ? text('actives.left') : (columnLabel(text, key) ?? key),
            ...(width === null ? { minWidth: widths[key] ?? 120 } : { width }),
            align: /_qty$|_hours$/.test(key) ? 'end' : 'start',
            sortValue: value,
            cell: (row) => {
              if (key === 'planned_start_time') return dayAndTime(Date.parse(row.planned_start_time), { timeZone })
              const shown = value(row)
              if (typeof shown !== 'number') return shown
              return isHours(key) ? plannedHoursText(shown) : number(shown)
            },
          }
        }),
    [columns, text, number, timeZone],
  )
}

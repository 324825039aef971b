import type { PlannedOrder } from '@takt/domain/orders/model/planned-order.ts'
import type { PlanningMachine } from '@takt/domain/planning/model/bundle.ts'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { DataTable } from '@takt/ui/table/DataTable.tsx'
import { TwoLines } from '@takt/ui/table/TwoLines.tsx'
import type { TableColumn } from '@takt/ui/table/table-column.ts'
import { useMemo } from 'react'
import { select, useSelection } from '../../../data/chosen/selection.ts'
import { useText } from '../../../data/words/use-text.ts'
import { usePhone } from '../../../device/use-phone.ts'
import { useChosenRows } from '../../../parts/order-list/use-chosen-rows.ts'
import { useOrderColumns } from '../../../parts/order-list/use-order-columns.tsx'
import styles from './DetailPlanningPage.module.css'

interface UnbundledOrdersProps {
  machines: readonly PlanningMachine[]
  orders: readonly PlannedOrder[] | undefined
  search: string
  onChanged: () => void | Promise<void>
}

const wanted = {
  times: [{ key: 'planned_start_time', name: 'orders.planned-start' }],
  figures: [
    { key: 'remaining_qty', name: 'orders.left' },
    { key: 'op_total_remaining_time_hours', name: 'planning.hours-left' },
  ],
} as const

/** Planned orders that are in no bundle; those that are chosen can be bundled. */
export function UnbundledOrders({ machines, orders, search, onChanged }: UnbundledOrdersProps) {
  const text = useText()
  const phone = usePhone()
  const chosen = useSelection()
  const { keys, toggle } = useChosenRows({
    rows: orders,
    chosen: chosen?.kind === 'unbundled-orders' ? chosen.of.orders : none,
    keyOf,
    choose: (rows) => {
      const [first] = rows
      if (first === undefined) return select(null)
      const size = machines.find(({ machine_id }) => machine_id === first.machine_id1)?.bundle_size ?? 0
      select({ kind: 'unbundled-orders', of: { orders: rows, size, onDone: () => void onChanged() } })
    },
  })
  const orderColumns = useOrderColumns<PlannedOrder>(wanted)
  const columns = useMemo<TableColumn<PlannedOrder>[]>(() => {
    if (phone) return [{ key: 'order', header: text('machines.order'), minWidth: 220, cell: orderOnPhone }]
    const machine: TableColumn<PlannedOrder> = {
      key: 'machine_id1',
      header: text('planning.machine'),
      width: 120,
      sortValue: (row) => row.machine_id1,
      cell: (row) => row.machine_id1,
    }
    return [machine, ...orderColumns]
  }, [text, phone, orderColumns])
  const shown = useMemo(() => (orders ?? none).filter((order) => isNamed(order, search)), [orders, search])
  return (
    <section className={styles.orders} aria-label={text('planning.unbundled')}>
      <h2>{text('planning.unbundled')}</h2>
      <DataTable
        className={styles.table}
        label={text('planning.unbundled')}
        columns={columns}
        rows={shown}
        rowKey={keyOf}
        selectedKeys={keys}
        onSelect={toggle}
        empty={
          <EmptyState
            title={
              search.trim() === ''
                ? text('planning.none-unbundled')
                : text('planning.no-order-fits', { search: search.trim() })
            }
          />
        }
      />
    </section>
  )
}

const none: readonly PlannedOrder[] = []
const keyOf = (order: PlannedOrder) => order.card_no

const orderOnPhone = ({ work_order_no, machine_id1, part_no, part_description }: PlannedOrder) => (
  <TwoLines strong first={`${work_order_no} · ${machine_id1}`} second={`${part_no} · ${part_description}`} />
)

function isNamed(order: PlannedOrder, search: string): boolean {
  const sought = search.trim().toLowerCase()
  return [order.work_order_no, order.card_no, order.part_no, order.part_description, order.machine_id1].some((word) =>
    word.toLowerCase().includes(sought),
  )
}

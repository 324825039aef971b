import type { Order } from '@takt/domain/orders/model/order.ts'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { DataTable } from '@takt/ui/table/DataTable.tsx'
import { useMemo } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { select } from '../../../data/chosen/selection.ts'
import { useText } from '../../../data/words/use-text.ts'
import { useChosenOrder } from '../../../parts/order-list/use-chosen-order.ts'
import { useOrderColumns } from '../../../parts/order-list/use-order-columns.tsx'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { to } from '../../../routes/to.ts'
import { useRouteParams } from '../../../routes/use-route-params.ts'

const wanted = {
  times: [
    { key: 'end_time', name: 'orders.ended' },
    { key: 'start_time', name: 'actives.started' },
  ],
  figures: [
    { key: 'planned_op_qty', name: 'actives.planned' },
    { key: 'card_good_qty', name: 'machines.good' },
    { key: 'card_scrap_qty', name: 'orders.scrap' },
    { key: 'remaining_qty', name: 'orders.left' },
  ],
} as const

/** What ended on a machine in the last 30 days, newest first. */
export default function FinishedOrdersPage() {
  const text = useText()
  const { machine: machine_id } = useRouteParams('finishedOrders')
  const load = useLoad('get_running_and_finished_orders', { machine_id }, { reloadOn: ['OrderChanged'] })
  const rows = useMemo(() => load.rows?.filter(({ status }) => status !== 'Running'), [load.rows])
  const columns = useOrderColumns<Order>(wanted)
  const { key, onSelect } = useChosenOrder({
    kind: 'finished-order',
    rows,
    keyOf,
    choose: (order: Order) => select({ kind: 'finished-order', of: { order } }),
  })
  const count = rows && text('orders.count', { count: rows.length })
  return (
    <PageFrame
      layout="list"
      title={text('title.finished-orders')}
      about={[machine_id, count].filter(Boolean).join(' · ')}
      back={to('machine', { machine: machine_id })}
      load={load}
      failed={text('orders.failed')}
    >
      <DataTable
        label={text('title.finished-orders')}
        columns={columns}
        rows={rows ?? none}
        rowKey={keyOf}
        selectedKey={key}
        onSelect={onSelect}
        empty={<EmptyState title={text('orders.none-finished')} />}
      />
    </PageFrame>
  )
}

const none: readonly Order[] = []
const keyOf = (order: Order) => String(order.record_no)

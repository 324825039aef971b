import type { Order } from '@takt/domain/orders/model/order.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { DataTable } from '@takt/ui/table/DataTable.tsx'
import { useLoad } from '../../../data/call/use-load.ts'
import { type Selection, select, useSelection } from '../../../data/chosen/selection.ts'
import { useText } from '../../../data/words/use-text.ts'
import { useChosenRows } from '../../../parts/order-list/use-chosen-rows.ts'
import { useOrderColumns } from '../../../parts/order-list/use-order-columns.tsx'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { to } from '../../../routes/to.ts'
import { useGo } from '../../../routes/use-go.ts'
import { useRouteParams } from '../../../routes/use-route-params.ts'

const wanted = {
  times: [{ key: 'start_time', name: 'actives.started' }],
  figures: [
    { key: 'planned_op_qty', name: 'actives.planned' },
    { key: 'card_good_qty', name: 'machines.good' },
    { key: 'card_scrap_qty', name: 'orders.scrap' },
    { key: 'remaining_qty', name: 'orders.left' },
  ],
} as const

/** What runs on a machine now; one or several orders are chosen and ended together. */
export default function RunningOrdersPage() {
  const text = useText()
  const go = useGo()
  const { machine: machine_id } = useRouteParams('runningOrders')
  const load = useLoad('get_running_orders', { machine_id }, { reloadOn: ['OrderChanged', 'MachineChanged'] })
  const columns = useOrderColumns<Order>(wanted)
  const { keys, toggle } = useChosenRows({
    rows: load.rows,
    chosen: ordersOf(useSelection()),
    keyOf,
    choose: (orders) => {
      const onDone = () => {
        select(null)
        void load.reload()
      }
      select(orders.length === 0 ? null : { kind: 'running-order', of: { orders, onDone } })
    },
  })
  const planned = to('plannedOrders', { machine: machine_id })
  const count = load.rows && text('orders.count', { count: load.rows.length })
  return (
    <PageFrame
      layout="list"
      title={text('title.running-orders')}
      about={[machine_id, count].filter(Boolean).join(' · ')}
      back={to('machine', { machine: machine_id })}
      load={load}
      failed={text('cockpit.orders-failed')}
      tools={
        <Button size="primary" onClick={() => go(planned)}>
          {text('title.planned-orders')}
        </Button>
      }
    >
      <DataTable
        label={text('title.running-orders')}
        columns={columns}
        rows={load.rows ?? none}
        rowKey={keyOf}
        selectedKeys={keys}
        onSelect={toggle}
        empty={<EmptyState title={text('cockpit.no-order')} />}
      />
    </PageFrame>
  )
}

const none: readonly Order[] = []
const keyOf = (order: Order) => String(order.record_no)

function ordersOf(chosen: Selection | null): readonly Order[] {
  return chosen?.kind === 'running-order' ? chosen.of.orders : none
}

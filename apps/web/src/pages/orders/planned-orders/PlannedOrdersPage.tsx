import type { PlannedOrder } from '@takt/domain/orders/model/planned-order.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { SearchIcon } from '@takt/ui/icon/icons.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { DataTable } from '@takt/ui/table/DataTable.tsx'
import { useState } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { select } from '../../../data/chosen/selection.ts'
import { useText } from '../../../data/words/use-text.ts'
import { useChosenOrder } from '../../../parts/order-list/use-chosen-order.ts'
import { useOrderColumns } from '../../../parts/order-list/use-order-columns.tsx'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { to } from '../../../routes/to.ts'
import { useRouteParams } from '../../../routes/use-route-params.ts'
import { ToolSearch } from './ToolSearch.tsx'

const REFRESH_SECONDS = 180

const prepared = ['print_prepared', 'material_prepared', 'tools_prepared', 'peripheral_equipment_prepared'] as const

const wanted = {
  times: [{ key: 'planned_start_time', name: 'orders.planned-start' }],
  figures: [
    { key: 'planned_op_qty', name: 'actives.planned' },
    { key: 'remaining_qty', name: 'orders.left' },
    { key: 'op_total_remaining_time_hours', name: 'actives.left' },
  ],
  more: [
    { key: 'tool_id', name: 'column.tool_id', cell: ({ tool_id }: PlannedOrder) => tool_id },
    {
      key: 'material_prepared',
      name: 'orders.prepared',
      cell: (row: PlannedOrder) => `${prepared.filter((flag) => row[flag] === 1).length} / ${prepared.length}`,
    },
  ],
} as const

/** The plan of a machine by planned start: a chosen order can be started. */
export default function PlannedOrdersPage() {
  const text = useText()
  const { machine: machine_id } = useRouteParams('plannedOrders')
  const load = useLoad(
    'get_planned_orders',
    { machine_id },
    { everySeconds: REFRESH_SECONDS, reloadOn: ['OrderChanged'] },
  )
  const columns = useOrderColumns<PlannedOrder>(wanted)
  const choose = (order: PlannedOrder) =>
    select({ kind: 'planned-order', of: { order, onDone: () => void load.reload() } })
  const { key, onSelect } = useChosenOrder({ kind: 'planned-order', rows: load.rows, keyOf, choose })
  const [searching, setSearching] = useState(false)
  const count = load.rows && text('orders.count', { count: load.rows.length })
  return (
    <PageFrame
      layout="list"
      title={text('title.planned-orders')}
      about={[machine_id, count].filter(Boolean).join(' · ')}
      back={to('machine', { machine: machine_id })}
      load={load}
      failed={text('orders.failed')}
      tools={
        <Button size="primary" icon={<SearchIcon />} onClick={() => setSearching(true)}>
          {text('tool-search.open')}
        </Button>
      }
    >
      <DataTable
        label={text('title.planned-orders')}
        columns={columns}
        rows={load.rows ?? none}
        rowKey={keyOf}
        selectedKey={key}
        onSelect={onSelect}
        empty={<EmptyState title={text('orders.none-planned')} />}
      />
      {searching && (
        <ToolSearch
          machine_id={machine_id}
          planned={load.rows ?? none}
          onFound={(order) => {
            choose(order)
            setSearching(false)
          }}
          onClose={() => setSearching(false)}
        />
      )}
    </PageFrame>
  )
}

const none: readonly PlannedOrder[] = []
const keyOf = (order: PlannedOrder) => order.card_no

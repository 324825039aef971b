import { settingValues } from '@takt/domain/ground/company-settings.ts'
import { resourcePlanningDays } from '@takt/domain/orders/resource-planning.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { DataTable } from '@takt/ui/table/DataTable.tsx'
import { useState } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { type ResourceOrder, select, useSelection } from '../../../data/chosen/selection.ts'
import { useMachine } from '../../../data/machines/machines.ts'
import { useSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { useChosenRows } from '../../../parts/order-list/use-chosen-rows.ts'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { useRouteParams } from '../../../routes/use-route-params.ts'
import { HoursPerDay } from './HoursPerDay.tsx'
import { useResourceColumns } from './resource-columns.tsx'

const REFRESH_SECONDS = 60

/** Planned orders of a resource's department: who takes which of them on, and how many hours that makes a day. */
export default function ResourcePlanningPage() {
  const text = useText()
  const session = useSession()
  const { machine: machine_id } = useRouteParams('resourcePlanning')
  const machine = useMachine(machine_id)
  const [all, setAll] = useState(false)
  const load = useLoad(
    'get_resource_orders',
    { machine_id, all },
    { everySeconds: REFRESH_SECONDS, reloadOn: ['OrderChanged'] },
  )
  const columns = useResourceColumns(machine_id)
  const chosen = useSelection()
  const { keys, toggle } = useChosenRows<ResourceOrder>({
    rows: load.rows,
    chosen: chosen?.kind === 'resource-orders' ? chosen.of.orders : none,
    keyOf,
    choose: (orders) =>
      select(
        orders.length === 0
          ? null
          : {
              kind: 'resource-orders',
              of: { department: machine?.department ?? '', orders, onDone: () => void load.reload() },
            },
      ),
  })
  const days = resourcePlanningDays(settingValues(session.company_settings).resourcePlanningDays)
  const time = all ? text('resources.all') : text('resources.days', { count: days })
  return (
    <PageFrame
      layout="list"
      title={text('title.resource-planning')}
      about={[machine_id, machine?.object_description, time].filter(Boolean).join(' · ')}
      load={load}
      failed={text('resources.failed')}
      tools={
        <Button size="primary" aria-pressed={all} onClick={() => setAll(!all)}>
          {text(all ? 'resources.less' : 'resources.more')}
        </Button>
      }
    >
      <HoursPerDay orders={load.rows ?? none} resource={machine_id} />
      <DataTable
        label={text('title.resource-planning')}
        columns={columns}
        rows={load.rows ?? none}
        rowKey={keyOf}
        selectedKeys={keys}
        onSelect={toggle}
        empty={<EmptyState title={text('resources.none')} />}
      />
    </PageFrame>
  )
}

const none: readonly ResourceOrder[] = []
const keyOf = (order: ResourceOrder) => order.card_no

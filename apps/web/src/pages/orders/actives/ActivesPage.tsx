import type { Machine } from '@takt/domain/machines/model/machine.ts'
import { type ActiveOrder, activeOrders } from '@takt/domain/orders/overview/active-orders.ts'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { DataTable } from '@takt/ui/table/DataTable.tsx'
import { useEffect, useMemo } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { select, useSelection } from '../../../data/chosen/selection.ts'
import { machines } from '../../../data/machines/machines.ts'
import { useText } from '../../../data/words/use-text.ts'
import { usePhone } from '../../../device/use-phone.ts'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { useAtPlace } from '../../../routes/use-at-place.ts'
import { ActiveCards } from './ActiveCards.tsx'
import { useActiveColumns } from './use-active-columns.tsx'

const REFRESH_SECONDS = 300

export default function ActivesPage() {
  const text = useText()
  const phone = usePhone()
  const { keys, load } = useAtPlace(
    useLoad('get_running_orders', {}, { everySeconds: REFRESH_SECONDS, reloadOn: ['OrderChanged'] }),
  )
  const rows = useMemo(
    () => activeOrders(load.rows ?? [], keys.map((key) => machines.get(key)).filter(isMachine)),
    [load.rows, keys],
  )
  const columns = useActiveColumns()
  const chosen = useSelection()
  const selected = chosen?.kind === 'running-order' && chosen.of.orders[0] ? keyOf(chosen.of.orders[0]) : null
  useGoneOrders(rows, selected, load.rows !== undefined)

  const choose = (key: string) => {
    const order = rows.find((row) => keyOf(row) === key)
    if (!order || key === selected) return select(null)
    const onDone = () => {
      select(null)
      void load.reload()
    }
    select({ kind: 'running-order', of: { orders: [order], onDone } })
  }
  const empty = <EmptyState title={text('actives.empty')} />
  return (
    <PageFrame
      layout="list"
      title={text('title.actives')}
      about={load.rows && text('actives.count', { count: rows.length })}
      load={load}
      failed={text('cockpit.orders-failed')}
    >
      {phone ? (
        <ActiveCards rows={rows} selected={selected} onSelect={choose} keyOf={keyOf} empty={empty} />
      ) : (
        <DataTable
          label={text('title.actives')}
          columns={columns}
          rows={rows}
          rowKey={keyOf}
          selectedKey={selected}
          onSelect={choose}
          defaultSort={{ key: 'machine_id', direction: 'ascending' }}
          empty={empty}
        />
      )}
    </PageFrame>
  )
}

const keyOf = (order: Pick<ActiveOrder, 'machine_id' | 'record_no'>) => `${order.machine_id} ${order.record_no}`

function isMachine(machine: Machine | undefined): machine is Machine {
  return machine !== undefined
}

/** An order that somebody else has stopped can no longer be stopped: the choice goes with its row. */
function useGoneOrders(rows: readonly ActiveOrder[], selected: string | null, loaded: boolean): void {
  const gone = loaded && selected !== null && !rows.some((row) => keyOf(row) === selected)
  useEffect(() => {
    if (gone) select(null)
  }, [gone])
}

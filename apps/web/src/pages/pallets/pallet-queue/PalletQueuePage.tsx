import type { QueuedPallet } from '@takt/domain/pallets/model/pallet-queue.ts'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { DataTable } from '@takt/ui/table/DataTable.tsx'
import { useLoad } from '../../../data/call/use-load.ts'
import { select, useSelection } from '../../../data/chosen/selection.ts'
import { useText } from '../../../data/words/use-text.ts'
import { useChosenRows } from '../../../parts/order-list/use-chosen-rows.ts'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { to } from '../../../routes/to.ts'
import { useRouteParams } from '../../../routes/use-route-params.ts'
import { useQueueColumns } from './queue-columns.tsx'

/** Finished pallets that wait for transport from a machine, in the order in which they are fetched. */
export default function PalletQueuePage() {
  const text = useText()
  const { machine: machine_id } = useRouteParams('palletQueue')
  const load = useLoad('get_pallet_queue', { machine_id }, { reloadOn: ['PalletsChanged'] })
  const columns = useQueueColumns()
  const now = useSelection()
  const chosen = now?.kind === 'queued-pallet' ? [now.of.pallet] : none
  const { keys, toggle } = useChosenRows({
    rows: load.rows,
    chosen,
    keyOf,
    single: true,
    choose: ([pallet]) => {
      const of = pallet && { machine_id, pallet, queue: load.rows ?? none, onDone: () => void load.reload() }
      select(of ? { kind: 'queued-pallet', of } : null)
    },
  })
  const count = load.rows && text('pallet-queue.count', { count: load.rows.length })
  return (
    <PageFrame
      layout="list"
      title={text('title.pallet-queue')}
      about={[machine_id, count].filter(Boolean).join(' · ')}
      back={to('machine', { machine: machine_id })}
      load={load}
      failed={text('pallet-queue.failed')}
    >
      <DataTable
        label={text('title.pallet-queue')}
        columns={columns}
        rows={load.rows ?? none}
        rowKey={keyOf}
        selectedKeys={keys}
        onSelect={toggle}
        empty={<EmptyState title={text('pallet-queue.none')} text={text('pallet-queue.none-text')} />}
      />
    </PageFrame>
  )
}

const none: readonly QueuedPallet[] = []
const keyOf = ({ record_no }: QueuedPallet) => String(record_no)

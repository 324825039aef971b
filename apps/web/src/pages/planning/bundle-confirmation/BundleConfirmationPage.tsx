import type { Bundle } from '@takt/domain/planning/model/bundle.ts'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { DataTable } from '@takt/ui/table/DataTable.tsx'
import { useLoad } from '../../../data/call/use-load.ts'
import { select, useSelection } from '../../../data/chosen/selection.ts'
import { useText } from '../../../data/words/use-text.ts'
import { useChosenRows } from '../../../parts/order-list/use-chosen-rows.ts'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { to } from '../../../routes/to.ts'
import { useRouteParams } from '../../../routes/use-route-params.ts'
import { useBundleColumns } from './bundle-columns.tsx'

/** Bundles that nobody has reported, of one machine or of all that the person may see. */
export default function BundleConfirmationPage() {
  const text = useText()
  const { machine } = useRouteParams('bundleConfirmation', 'machineBundleConfirmation')
  const load = useLoad('get_bundles', machine === undefined ? {} : { machine_id: machine }, {
    reloadOn: ['BundlesChanged', 'OrderChanged'],
  })
  const columns = useBundleColumns()
  const chosen = useSelection()
  const { keys, toggle } = useChosenRows({
    rows: load.rows,
    chosen: chosen?.kind === 'unreported-bundle' ? [chosen.of.bundle] : none,
    keyOf,
    single: true,
    choose: ([bundle]) =>
      select(bundle ? { kind: 'unreported-bundle', of: { bundle, onDone: () => void load.reload() } } : null),
  })
  const count = load.rows && text('planning.bundles', { count: load.rows.length })
  return (
    <PageFrame
      layout="list"
      title={text('title.bundle-confirmation')}
      about={[machine, count].filter(Boolean).join(' · ')}
      back={machine === undefined ? undefined : to('machine', { machine })}
      load={load}
      failed={text('bundles.failed')}
    >
      <DataTable
        label={text('title.bundle-confirmation')}
        columns={columns}
        rows={load.rows ?? none}
        rowKey={keyOf}
        selectedKeys={keys}
        onSelect={toggle}
        empty={<EmptyState title={text('bundles.none')} text={text('bundles.none-text')} />}
      />
    </PageFrame>
  )
}

const none: readonly Bundle[] = []
const keyOf = ({ bundle_no }: Bundle) => String(bundle_no)

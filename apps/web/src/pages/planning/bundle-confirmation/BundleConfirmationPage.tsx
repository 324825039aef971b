import type { Bundle } from '@takt/domain/planning/model/bundle.ts'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { DataTable } from '@takt/ui/table/DataTable.tsx'
import { useLoad } from '../../data/use-load.ts'
import { useText } from '../../data/use-text.ts'
import { select, useSelection } from '../../panels/selection.ts'
import { to } from '../../routes/to.ts'
import { useRouteParams } from '../../routes/use-route-params.ts'
import { useChosenRows } from '../../shell/order-list/use-chosen-rows.ts'
import { PageFrame } from '../../shell/page-frame/PageFrame.tsx'
import { useBundleColumns } from './bundle-columns.tsx'

/** Bundles that nobody has reported, of one machine or of all that the person may see. */
export default function BundleConfirmationPage() {
  const text = useText()
  const { machine } = useRouteParams()
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

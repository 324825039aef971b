import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { DataTable } from '@takt/ui/table/DataTable.tsx'
import { useLoad } from '../../../data/call/use-load.ts'
import { select, useSelection } from '../../../data/chosen/selection.ts'
import { useText } from '../../../data/words/use-text.ts'
import { useChosenRows } from '../../../parts/order-list/use-chosen-rows.ts'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { to } from '../../../routes/to.ts'
import { useRouteParams } from '../../../routes/use-route-params.ts'
import { type EuromapProgram, useProgramColumns } from './program-columns.tsx'

/** A block is seen by the others too, also one of a program that no order uses. */
const REFRESH_SECONDS = 15

/** Programs of a machine that speaks Euromap; a chosen one can be blocked. */
export default function EuromapPage() {
  const text = useText()
  const { machine: machine_id } = useRouteParams('euromap')
  const load = useLoad(
    'get_euromap_programs',
    { machine_id },
    { everySeconds: REFRESH_SECONDS, reloadOn: ['OrderChanged'] },
  )
  const columns = useProgramColumns()
  const now = useSelection()
  const chosen = now?.kind === 'euromap-program' ? now.of.program_id : undefined
  const { keys, toggle } = useChosenRows<EuromapProgram>({
    rows: load.rows,
    chosen: load.rows?.filter(({ program_id }) => program_id === chosen) ?? none,
    keyOf,
    single: true,
    choose: ([program]) => {
      if (program === undefined) return select(null)
      const { program_id, locked } = program
      select({ kind: 'euromap-program', of: { machine_id, program_id, locked, onDone: () => void load.reload() } })
    },
  })
  const count = load.rows && text('euromap.count', { count: load.rows.length })
  return (
    <PageFrame
      layout="list"
      title={text('title.euromap')}
      about={[machine_id, count].filter(Boolean).join(' · ')}
      back={to('machine', { machine: machine_id })}
      load={load}
      failed={text('euromap.failed')}
    >
      <DataTable
        label={text('title.euromap')}
        columns={columns}
        rows={load.rows ?? none}
        rowKey={keyOf}
        selectedKeys={keys}
        onSelect={toggle}
        empty={<EmptyState title={text('euromap.none')} />}
      />
    </PageFrame>
  )
}

const none: readonly EuromapProgram[] = []
const keyOf = ({ program_id }: EuromapProgram) => program_id

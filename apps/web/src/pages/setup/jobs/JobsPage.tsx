import type { ProcedureRow } from '@takt/contract/procedures.ts'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { DataTable } from '@takt/ui/table/DataTable.tsx'
import { useLoad } from '../../../data/call/use-load.ts'
import { useText } from '../../../data/words/use-text.ts'
import { MayNot } from '../../../parts/form/Changes.tsx'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { to } from '../../../routes/to.ts'
import { useJobColumns } from './use-job-columns.tsx'

type Job = ProcedureRow<'get_jobs'>
const none: readonly Job[] = []
const keyOf = ({ name }: Job) => name
const REFRESH_SECONDS = 5

/** What the server does by itself: whether it does, and why not. */
export default function JobsPage() {
  const text = useText()
  const load = useLoad('get_jobs', {}, { everySeconds: REFRESH_SECONDS })
  const columns = useJobColumns(load.rows ?? none, () => void load.reload())
  const failing = (load.rows ?? none).filter(({ failures }) => failures > 0).length
  return (
    <PageFrame
      layout="list"
      title={text('title.jobs')}
      back={to('admin')}
      about={load.rows && (failing > 0 ? text('jobs.some-fail', { count: failing }) : text('jobs.none-fails'))}
      load={load}
      failed={text('admin.failed')}
      note={<MayNot by="run_job" />}
    >
      <DataTable
        label={text('title.jobs')}
        columns={columns}
        rows={load.rows ?? none}
        rowKey={keyOf}
        empty={<EmptyState title={text('jobs.none')} />}
      />
    </PageFrame>
  )
}

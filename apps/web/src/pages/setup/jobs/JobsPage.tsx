import type { ProcedureRow } from '@takt/contract/procedures.ts'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { DataTable } from '@takt/ui/table/DataTable.tsx'
import { useLoad } from '../../../data/call/use-load.ts'
import { useText } from '../../../data/words/use-text.ts'
import { usePhone } from '../../../device/use-phone.ts'
import { MayNot } from '../../../parts/form/Changes.tsx'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { to } from '../../../routes/to.ts'
import { JobCards } from './JobCards.tsx'
import { useJobColumns } from './use-job-columns.tsx'

type Job = ProcedureRow<'get_jobs'>
const none: readonly Job[] = []
const keyOf = ({ name }: Job) => name
const REFRESH_SECONDS = 5

/** What the server does by itself: whether it does, and why not. */
export default function JobsPage() {
  const text = useText()
  const load = useLoad('get_jobs', {}, { everySeconds: REFRESH_SECONDS })
  const phone = usePhone()
  const jobs = load.rows ?? none
  const columns = useJobColumns(jobs, () => void load.reload())
  const failing = jobs.filter(({ failures }) => failures > 0).length
  return (
    <PageFrame
      layout={phone ? 'flow' : 'list'}
      title={text('title.jobs')}
      back={to('admin')}
      about={load.rows && (failing > 0 ? text('jobs.some-fail', { count: failing }) : text('jobs.none-fails'))}
      load={load}
      failed={text('admin.failed')}
      note={<MayNot by="run_job" />}
    >
      {phone && jobs.length > 0 ? (
        <JobCards label={text('title.jobs')} jobs={jobs} columns={columns} />
      ) : (
        <DataTable
          label={text('title.jobs')}
          columns={columns}
          rows={jobs}
          rowKey={keyOf}
          empty={<EmptyState title={text('jobs.none')} />}
        />
      )}
    </PageFrame>
  )
}

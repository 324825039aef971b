import type { OrderableReport } from '@takt/domain/reports/model/report-order.ts'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { DataTable } from '@takt/ui/table/DataTable.tsx'
import { TwoLines } from '@takt/ui/table/TwoLines.tsx'
import type { TableColumn } from '@takt/ui/table/table-column.ts'
import { useMemo } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useSession } from '../../../data/session/session.ts'
import { dayAndTime } from '../../../data/words/format.ts'
import { useText } from '../../../data/words/use-text.ts'
import { usePhone } from '../../../device/use-phone.ts'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { to } from '../../../routes/to.ts'
import { useGo } from '../../../routes/use-go.ts'

const none: readonly OrderableReport[] = []
const keyOf = ({ report_id }: OrderableReport) => report_id

/** Every report that can be ordered; a press opens it. */
export default function ReportOrdersPage() {
  const text = useText()
  const go = useGo()
  const load = useLoad('get_orderable_reports', {}, { reloadOn: ['file-archive-added'] })
  return (
    <PageFrame layout="list" title={text('title.report-orders')} load={load} failed={text('reports.failed')}>
      <DataTable
        label={text('title.report-orders')}
        columns={useColumns()}
        rows={load.rows ?? none}
        rowKey={keyOf}
        onSelect={(reportidentity) => go(to('reportOrder', { reportidentity }))}
        empty={<EmptyState title={text('reports.failed')} />}
      />
    </PageFrame>
  )
}

function useColumns(): readonly TableColumn<OrderableReport>[] {
  const text = useText()
  const phone = usePhone()
  const { time_zone: timeZone } = useSession()
  return useMemo(() => {
    const lastRun = ({ last_run, last_run_by: name }: OrderableReport) =>
      last_run === ''
        ? text('reports.never-run')
        : text('reports.run-by', { time: dayAndTime(Date.parse(last_run), { timeZone }), name })
    const report: TableColumn<OrderableReport> = {
      key: 'name',
      header: text('reports.report'),
      minWidth: phone ? 180 : 420,
      sortValue: ({ name }) => name,
      // In a hand there is no room for what it tells; the page of the report says it.
      cell: (row) => <TwoLines strong first={row.name} second={phone ? lastRun(row) : row.description} />,
    }
    const last: TableColumn<OrderableReport> = {
      key: 'last_run',
      header: text('reports.last-run'),
      width: 280,
      sortValue: ({ last_run }) => last_run || null,
      cell: lastRun,
    }
    const deliveries: TableColumn<OrderableReport> = {
      key: 'schedules',
      header: text('reports.deliveries'),
      width: 130,
      align: 'end',
      sortValue: ({ schedules }) => schedules,
      cell: ({ schedules }) => schedules || '',
    }
    return phone ? [report, deliveries] : [report, last, deliveries]
  }, [text, phone, timeZone])
}

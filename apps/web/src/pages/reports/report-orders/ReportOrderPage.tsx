import { can } from '@takt/domain/ground/permissions.ts'
import type { OrderableReport } from '@takt/domain/reports/model/report-order.ts'
import { firstQuestion } from '@takt/domain/reports/ordered/report-question.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { ClockIcon } from '@takt/ui/icon/icons.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { useLocation } from '@tanstack/react-router'
import { type FormEvent, useMemo, useState } from 'react'
import { call } from '../../../data/call/call.ts'
import { logEntry } from '../../../data/call/client-log.ts'
import { useLoad } from '../../../data/call/use-load.ts'
import { useSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { to } from '../../../routes/to.ts'
import { useGo } from '../../../routes/use-go.ts'
import { asWire } from './as-wire.ts'
import { NoReport } from './NoReport.tsx'
import { QuestionFields } from './QuestionFields.tsx'
import { questionOf, questionSearch } from './question-address.ts'
import styles from './ReportOrderPage.module.css'
import { ReportResult } from './ReportResult.tsx'
import { useReport } from './use-report.ts'

/** One report: what it is about, and what came of it. What was asked stands in the address, so that a link repeats it. */
export default function ReportOrderPage() {
  const text = useText()
  const go = useGo()
  const { load, report } = useReport()
  const search = useLocation({ select: (location) => location.searchStr })
  const schedules = can(useSession(), 'schedule-reports')
  return (
    <PageFrame
      layout="list"
      title={report?.name ?? text('title.report-order')}
      about={report?.description}
      back={to('reportOrders')}
      load={load}
      failed={text('reports.failed')}
      tools={
        report &&
        schedules && (
          <Button
            icon={<ClockIcon />}
            onClick={() => go(to('reportSchedule', { reportidentity: report.report_id }) + search)}
          >
            {text('reports.schedule')}
          </Button>
        )
      }
    >
      {report ? <OrderForm key={report.report_id} report={report} search={search} /> : <NoReport />}
    </PageFrame>
  )
}

function OrderForm({ report, search }: { readonly report: OrderableReport; readonly search: string }) {
  const text = useText()
  const go = useGo()
  const { report_id, parameters } = report
  const asked = useMemo(() => questionOf(search), [search])
  const [draft, setDraft] = useState(asked ?? firstQuestion)
  const load = useLoad(
    'get_report',
    { report_id, question: asWire(asked ?? firstQuestion) },
    { enabled: asked !== null },
  )
  const complete = draft.period !== 'custom' || (draft.start !== '' && draft.end !== '')
  const run = (event: FormEvent) => {
    event.preventDefault()
    if (!complete) return
    const next = questionSearch(draft)
    if (asked !== null && next === questionSearch(asked)) void load.reload()
    else go(to('reportOrder', { reportidentity: report_id }) + next)
    // Whether it was noted does not concern who reads it.
    call('order_report', { report_id, question: asWire(draft), format: 'view' }).catch((problem: unknown) =>
      logEntry('warning', 'reports', `A run was not noted: ${String(problem)}`),
    )
  }
  return (
    <div className={styles.page}>
      <form noValidate className={styles.question} aria-label={text('reports.parameters')} onSubmit={run}>
        <QuestionFields
          parameters={parameters}
          question={draft}
          onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
        />
        <Button type="submit" size="primary" variant="primary" why={!complete && text('form.incomplete')}>
          {text('reports.run')}
        </Button>
      </form>
      {asked === null ? (
        <EmptyState title={text('reports.choose')} text={text('reports.choose-text')} />
      ) : (
        <ReportResult report={report} question={asked} load={load} />
      )}
    </div>
  )
}

import type { OrderableReport, WrittenReport } from '@takt/domain/reports/model/report-order.ts'
import type { FileFormat, ReportQuestion } from '@takt/domain/reports/ordered/report-question.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { DownloadIcon } from '@takt/ui/icon/document-icons.tsx'
import { PrintIcon } from '@takt/ui/icon/icons.tsx'
import { Skeleton } from '@takt/ui/skeleton/Skeleton.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { ErrorState } from '@takt/ui/state/ErrorState.tsx'
import { call } from '../../../data/call/call.ts'
import { useOneAtATime } from '../../../data/call/use-one-at-a-time.ts'
import { useText } from '../../../data/words/use-text.ts'
import { notify } from '../../../parts/notices.ts'
import type { PageLoad } from '../../../parts/page-frame/PageFrame.tsx'
import { Stale } from '../../../parts/stale/Stale.tsx'
import { downloadUrl, fileUrl } from '../../../parts/viewer/file-url.ts'
import { asWire } from './as-wire.ts'
import { PaperReport } from './PaperReport.tsx'
import styles from './ReportOrderPage.module.css'
import { ReportTable } from './ReportTable.tsx'

interface ReportResultProps {
  readonly report: OrderableReport
  readonly question: ReportQuestion
  readonly load: PageLoad & { readonly rows: readonly WrittenReport[] | undefined }
}

/** What came of it: figures, rows, and the ways to take it along. */
export function ReportResult({ report, question, load }: ReportResultProps) {
  const text = useText()
  const { pending, run } = useOneAtATime()
  const written = load.rows?.[0]
  if (written === undefined) {
    if (load.error === null) return <Skeleton height={320} />
    return (
      <ErrorState
        message={text('reports.run-failed')}
        detail={load.error.message}
        retryLabel={text('shell.retry')}
        onRetry={() => void load.reload()}
      />
    )
  }
  const take = (format: FileFormat) => () => run(format, () => download(report, question, format))
  return (
    <Stale className={styles.result} when={load.error !== null}>
      <div className={styles.head}>
        <dl className={styles.facts}>
          {written.facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.take}>
          <Button icon={<PrintIcon />} onClick={() => window.print()}>
            {text('reports.print')}
          </Button>
          <Button icon={<DownloadIcon />} busy={pending === 'pdf'} onClick={take('pdf')}>
            {text('reports.pdf')}
          </Button>
          <Button icon={<DownloadIcon />} busy={pending === 'csv'} onClick={take('csv')}>
            {text('reports.csv')}
          </Button>
        </div>
      </div>
      {written.rows.length === 0 ? (
        <EmptyState title={text('reports.no-rows')} text={text('reports.no-rows-text')} />
      ) : (
        <ReportTable written={written} />
      )}
      <PaperReport written={written} />
    </Stale>
  )
}

async function download(report: OrderableReport, question: ReportQuestion, format: FileFormat): Promise<void> {
  try {
    const asked = { report_id: report.report_id, question: asWire(question), format }
    const [file] = await call('order_report', asked)
    if (!file) return
    const link = document.createElement('a')
    link.href = downloadUrl(fileUrl(file))
    link.download = file.path
    link.click()
  } catch (problem) {
    notify.refused(problem)
  }
}

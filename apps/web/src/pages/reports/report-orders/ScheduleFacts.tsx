import type { ReportSchedule } from '@takt/domain/reports/model/report-order.ts'
import { CardFacts } from '@takt/ui/card/CardGrid.tsx'
import { useSession } from '../../../data/session/session.ts'
import { dayAndTime } from '../../../data/words/format.ts'
import { useText } from '../../../data/words/use-text.ts'
import { AppLink } from '../../../routes/AppLink.tsx'
import { to } from '../../../routes/to.ts'
import styles from './ScheduleCard.module.css'
import { useQuestionWords } from './use-question-words.ts'

export function ScheduleFacts({ schedule }: { readonly schedule: ReportSchedule }) {
  const text = useText()
  const { time_zone: timeZone } = useSession()
  const when = (at: string) => dayAndTime(Date.parse(at), { timeZone })
  const { question, format, recipient_names, made_by, next_runs, last_run, last_record_no } = schedule
  const about = useQuestionWords()(question)
  return (
    <CardFacts>
      <dt>{text('deliveries.asked')}</dt>
      <dd>{about}</dd>
      <dt>{text('deliveries.format')}</dt>
      <dd>{text(`deliveries.format.${format}`)}</dd>
      <dt>{text('deliveries.recipients')}</dt>
      <dd>{recipient_names.join(', ')}</dd>
      <dt>{text('deliveries.made-by')}</dt>
      <dd>{made_by}</dd>
      <dt>{text('deliveries.last')}</dt>
      <dd>
        {last_run === '' ? text('reports.never-run') : when(last_run)}{' '}
        {last_record_no > 0 && (
          <AppLink to={to('file', { record_no: String(last_record_no) })}>{text('deliveries.file')}</AppLink>
        )}
      </dd>
      {next_runs.length > 0 && (
        <>
          <dt>{text('deliveries.next')}</dt>
          <dd>
            <ol className={styles.next} aria-label={text('deliveries.next')}>
              {next_runs.map((at) => (
                <li key={at}>{when(at)}</li>
              ))}
            </ol>
          </dd>
        </>
      )}
    </CardFacts>
  )
}

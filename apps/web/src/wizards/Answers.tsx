import { activityStatus } from '@takt/domain/activities/activity-status.ts'
import { answeredMoment } from '@takt/domain/activities/answered-moment.ts'
import { NO, YES } from '@takt/domain/activities/judge-answer.ts'
import type { PerformedRow } from '@takt/domain/activities/model/activity.ts'
import { CheckIcon, WarningIcon } from '@takt/ui/icon/icons.tsx'
import { useText } from '../data/words/use-text.ts'
import styles from './Answers.module.css'

/** Questions and what was answered; one that deviates says so in words. */
export function Answers({ rows }: { rows: readonly PerformedRow[] }) {
  const text = useText()
  const word = (value: string) => {
    if (value === YES) return text('wizard.checklist.yes')
    return value === NO ? text('wizard.checklist.no') : answeredMoment(value)
  }
  return (
    <dl className={styles.answers}>
      {rows.map((row) => {
        const deviates = row.status === activityStatus.exception
        return (
          <div key={row.row_no} className={deviates ? styles.deviates : undefined}>
            <dt>{row.question}</dt>
            <dd>
              <span className={styles.value}>
                {deviates ? <WarningIcon size={18} /> : <CheckIcon size={18} />}
                {row.entered_value === '' ? '–' : `${word(row.entered_value)} ${row.unit}`.trim()}
                {deviates && <small>{text('activity.status-exception')}</small>}
              </span>
              {row.exception_note !== '' && <span className={styles.why}>{row.exception_note}</span>}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

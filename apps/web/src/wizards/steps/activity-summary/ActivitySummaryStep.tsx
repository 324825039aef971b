import type { InternalActivity, PerformedRow } from '@takt/domain/activities/model/activity.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { Card } from '@takt/ui/card/Card.tsx'
import { useText } from '../../../data/words/use-text.ts'
import { Answers } from '../../Answers.tsx'
import type { StepProps } from '../../engine/define-step.ts'
import styles from '../../Summary.module.css'

export interface ActivitySummarySettings {
  activity: InternalActivity | null
  /** A line without a value is left out. */
  lines: readonly { readonly label: TextKey; readonly value: string }[]
  rows: readonly PerformedRow[]
}

export default function ActivitySummaryStep({ settings }: StepProps<null, ActivitySummarySettings>) {
  const text = useText()
  const { activity, rows } = settings
  const lines = settings.lines.filter(({ value }) => value !== '')
  return (
    <div className={styles.summary}>
      <Card title={activity?.description ?? ''}>
        <dl className={styles.list}>
          {lines.map(({ label, value }) => (
            <div key={label}>
              <dt>{text(label)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          {activity && activity.extra_info_1 !== '' && (
            <div>
              <dt>{activity.extra_info_1_label || text('activity.extra-info')}</dt>
              <dd>{activity.extra_info_1}</dd>
            </div>
          )}
          {activity && activity.create_note !== '' && (
            <div>
              <dt>{text('activity.create-note')}</dt>
              <dd>{activity.create_note}</dd>
            </div>
          )}
        </dl>
      </Card>
      {rows.length > 0 && (
        <Card title={text('wizard.checklist')}>
          <Answers rows={rows} />
        </Card>
      )}
    </div>
  )
}

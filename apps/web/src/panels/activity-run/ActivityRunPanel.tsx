import { mayProceed } from '@takt/domain/activities/activity-list.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { CheckIcon } from '@takt/ui/icon/icons.tsx'
import { useText } from '../../data/words/use-text.ts'
import { ActivityWords } from '../ActivityWords.tsx'
import type { PanelProps } from '../define-panel.ts'
import styles from '../PanelRow.module.css'

export default function ActivityRunPanel({ selection, busy }: PanelProps<'activity', never>) {
  const text = useText()
  const { activity, onRun } = selection
  const possible = mayProceed(activity)
  return (
    <div className={styles.row}>
      <ActivityWords activity={activity} />
      {!possible && <p className={styles.reason}>{text('activity.not-now')}</p>}
      <Button
        size="primary"
        variant="primary"
        icon={<CheckIcon />}
        disabled={busy}
        why={!possible && text('activity.not-now')}
        onClick={onRun}
      >
        {text('activity.run')}
      </Button>
    </div>
  )
}

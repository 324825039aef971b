import { activityStatus } from '@takt/domain/activities/activity-status.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { Dialog } from '@takt/ui/dialog/Dialog.tsx'
import { TextArea } from '@takt/ui/field/TextArea.tsx'
import { CheckIcon, CloseIcon, EyeIcon } from '@takt/ui/icon/icons.tsx'
import { useState } from 'react'
import { useText } from '../../data/words/use-text.ts'
import { useDiscardQuestion } from '../../parts/leave-guard/use-discard-question.tsx'
import { ActivityWords } from '../ActivityWords.tsx'
import type { PanelProps } from '../define-panel.ts'
import { GivenAnswers } from '../GivenAnswers.tsx'
import styles from '../PanelRow.module.css'

export interface CertifyAnswer {
  readonly status: typeof activityStatus.certified | typeof activityStatus.rejected
  /** Why it is rejected. */
  readonly comment: string
}

export default function ActivityCertifyPanel(props: PanelProps<'activity', CertifyAnswer>) {
  const { selection, busy, disabled, perform } = props
  const text = useText()
  const { activity } = selection
  const [opened, setOpened] = useState<'answers' | 'reject' | null>(null)
  const [comment, setComment] = useState('')
  const reject = { status: activityStatus.rejected, comment: comment.trim() }
  const why = disabled(reject)
  const { leave, question } = useDiscardQuestion(opened === 'reject' && comment.trim() !== '', () => {
    setComment('')
    setOpened(null)
  })
  return (
    <div className={styles.row}>
      <ActivityWords activity={activity} />
      <Button size="primary" icon={<EyeIcon />} onClick={() => setOpened('answers')}>
        {text('activity.answers')}
      </Button>
      <Button size="primary" variant="danger" icon={<CloseIcon />} busy={busy} onClick={() => setOpened('reject')}>
        {text('activity.reject')}
      </Button>
      <Button
        size="primary"
        variant="primary"
        icon={<CheckIcon />}
        busy={busy}
        onClick={() => void perform({ status: activityStatus.certified, comment: '' })}
      >
        {text('activity.certify')}
      </Button>
      <Dialog
        open={opened === 'answers'}
        title={activity.description}
        closeLabel={text('shell.close')}
        onOpenChange={() => setOpened(null)}
      >
        <GivenAnswers activity={activity} />
      </Dialog>
      <Dialog
        open={opened === 'reject'}
        size="s"
        title={text('activity.reject-why')}
        closeLabel={text('shell.close')}
        missing={why === undefined ? '' : text(why)}
        onOpenChange={(open) => !open && leave()}
        footer={
          <Button
            size="primary"
            variant="danger"
            disabled={busy}
            why={why && text(why)}
            onClick={() => {
              setOpened(null)
              void perform(reject)
            }}
          >
            {text('activity.reject')}
          </Button>
        }
      >
        <TextArea
          label={text('activity.why')}
          rows={4}
          maxLength={1000}
          autoFocus
          required
          value={comment}
          onValueChange={setComment}
        />
        {question}
      </Dialog>
    </div>
  )
}

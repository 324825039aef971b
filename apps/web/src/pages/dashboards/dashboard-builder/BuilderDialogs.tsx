import { type BoardChange, changedByBoth } from '@takt/domain/dashboards/building/board-changes.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { ConfirmDialog } from '@takt/ui/dialog/ConfirmDialog.tsx'
import { Dialog } from '@takt/ui/dialog/Dialog.tsx'
import type { FindWidget, Say } from '../../../dashboard/define-widget.ts'
import { ChangeList } from './ChangeList.tsx'
import styles from './VersionsDialog.module.css'

export type Question = 'discard' | 'delete'

const words = {
  discard: { title: 'builder.discard-title', text: 'builder.discard-text', confirm: 'builder.discard' },
  delete: { title: 'builder.delete-title', text: 'builder.delete-text', confirm: 'builder.delete' },
} as const

interface QuestionDialogProps {
  readonly question: Question
  readonly title: string
  readonly busy: boolean
  readonly say: Say
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

export function QuestionDialog({ question, title, busy, say, onConfirm, onCancel }: QuestionDialogProps) {
  const { title: heading, text, confirm } = words[question]
  return (
    <ConfirmDialog
      open
      danger
      busy={busy}
      title={say(heading, { title })}
      message={say(text, { title })}
      confirmLabel={say(confirm)}
      cancelLabel={say('shell.cancel')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  )
}

interface LeaveDialogProps {
  readonly title: string
  readonly say: Say
  readonly onStay: () => void
  readonly onLeave: () => void
}

export function LeaveDialog({ title, say, onStay, onLeave }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      open
      danger
      title={say('builder.leave-title')}
      message={say('builder.leave-text', { title })}
      confirmLabel={say('builder.leave')}
      cancelLabel={say('builder.stay')}
      onConfirm={onLeave}
      onCancel={onStay}
    />
  )
}

interface ConflictDialogProps {
  readonly say: Say
  /** Who saved it meanwhile and when; '' where nobody knows. */
  readonly who: string
  /** Since the version that both began from. */
  readonly mine: readonly BoardChange[]
  /** Undefined where the other's board is not for this person to see. */
  readonly theirs: readonly BoardChange[] | undefined
  readonly find: FindWidget
  readonly onReload: () => void
  readonly onOverwrite: () => void
  readonly onDismiss: () => void
}

/** Both sides, and three ways out: nothing of either person's work is lost by a careless press. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { say, who, mine, theirs, find, onReload, onOverwrite, onDismiss } = props
  const both = theirs && changedByBoth(mine, theirs)
  return (
    <Dialog
      open
      size="m"
      onOpenChange={(open) => !open && onDismiss()}
      closeLabel={say('shell.close')}
      title={say('builder.conflict-title')}
      description={`${who} ${say('builder.conflict-text')}`.trim()}
      footer={
        <>
          <Button onClick={onDismiss}>{say('builder.stay')}</Button>
          <Button onClick={onReload}>{say('builder.reload')}</Button>
          <Button variant="danger" onClick={onOverwrite}>
            {say('builder.overwrite')}
          </Button>
        </>
      }
    >
      {theirs !== undefined && (
        <div className={styles.sides}>
          <section>
            <h3>{say('builder.conflict-theirs')}</h3>
            <ChangeList label={say('builder.conflict-theirs')} changes={theirs} {...{ find, say }} />
          </section>
          <section>
            <h3>{say('builder.conflict-mine')}</h3>
            <ChangeList label={say('builder.conflict-mine')} changes={mine} {...{ both, find, say }} />
          </section>
        </div>
      )}
    </Dialog>
  )
}

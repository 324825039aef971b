import { Button } from '@takt/ui/button/Button.tsx'
import { ConfirmDialog } from '@takt/ui/dialog/ConfirmDialog.tsx'
import { Dialog } from '@takt/ui/dialog/Dialog.tsx'
import type { Say } from '../../../dashboard/define-widget.ts'

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
  readonly onReload: () => void
  readonly onOverwrite: () => void
  readonly onDismiss: () => void
}

/** Three ways out: nothing of either person's work is lost by a careless press. */
export function ConflictDialog({ say, who, onReload, onOverwrite, onDismiss }: ConflictDialogProps) {
  return (
    <Dialog
      open
      size="s"
      onOpenChange={(open) => !open && onDismiss()}
      closeLabel={say('shell.close')}
      title={say('builder.conflict-title')}
      description={`${who} ${say('builder.conflict-text')}`.trim()}
      footer={
        <>
          <Button onClick={onReload}>{say('builder.reload')}</Button>
          <Button variant="danger" onClick={onOverwrite}>
            {say('builder.overwrite')}
          </Button>
        </>
      }
    />
  )
}

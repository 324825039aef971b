import { ConfirmDialog } from '@takt/ui/dialog/ConfirmDialog.tsx'
import { useText } from '../../data/words/use-text.ts'
import { useLeaveGuard } from '../../routes/use-leave-guard.ts'

/** Asks before unsaved work is left, inside the app and when the tab is closed. */
export function LeaveGuard({ unsaved }: { readonly unsaved: boolean }) {
  const text = useText()
  const guard = useLeaveGuard(() => unsaved)
  return (
    <ConfirmDialog
      open={guard.asking}
      danger
      title={text('live-edit.leave-title')}
      message={text('live-edit.leave-text')}
      confirmLabel={text('live-edit.leave')}
      cancelLabel={text('live-edit.stay')}
      onConfirm={guard.leave}
      onCancel={guard.stay}
    />
  )
}

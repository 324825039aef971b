import { ConfirmDialog } from '@takt/ui/dialog/ConfirmDialog.tsx'
import { useBlocker } from '@tanstack/react-router'
import { useText } from '../../data/use-text.ts'

/** Asks before unsaved work is left, inside the app and when the tab is closed. */
export function LeaveGuard({ unsaved }: { readonly unsaved: boolean }) {
  const text = useText()
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => unsaved && current.pathname !== next.pathname,
    enableBeforeUnload: () => unsaved,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      danger
      title={text('live-edit.leave-title')}
      message={text('live-edit.leave-text')}
      confirmLabel={text('live-edit.leave')}
      cancelLabel={text('live-edit.stay')}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  )
}

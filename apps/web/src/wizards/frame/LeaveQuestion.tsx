import { ConfirmDialog } from '@takt/ui/dialog/ConfirmDialog.tsx'
import { useBlocker } from '@tanstack/react-router'
import { usePopupTime } from '../../data/use-popup-time.ts'
import { useText } from '../../data/use-text.ts'

interface LeaveQuestionProps {
  /** Asked at the moment of leaving: a wizard that has just ended loses nothing. */
  losesWork: () => boolean
}

/** Asks before what was entered is lost: by the menu, a scan, the browser's way back or the tab. No answer means stay. */
export function LeaveQuestion({ losesWork }: LeaveQuestionProps) {
  const text = useText()
  const time = usePopupTime()
  const blocker = useBlocker({
    // Another machine is another run of the same wizard: nobody leaves it.
    shouldBlockFn: ({ current, next }) => current.routeId !== next.routeId && losesWork(),
    enableBeforeUnload: losesWork,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      danger
      title={text('wizard.leave')}
      message={text('wizard.leave-text')}
      confirmLabel={text('wizard.leave-yes')}
      cancelLabel={text('wizard.leave-no')}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
      {...time}
    />
  )
}

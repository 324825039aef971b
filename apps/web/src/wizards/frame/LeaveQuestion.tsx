import { ConfirmDialog } from '@takt/ui/dialog/ConfirmDialog.tsx'
import { usePopupTime } from '../../data/stops/use-popup-time.ts'
import { useText } from '../../data/words/use-text.ts'
import { useLeaveGuard } from '../../routes/use-leave-guard.ts'

interface LeaveQuestionProps {
  /** Asked at the moment of leaving: a wizard that has just ended loses nothing. */
  losesWork: () => boolean
}

/** Asks before what was entered is lost: by the menu, a scan, the browser's way back or the tab. No answer means stay. */
export function LeaveQuestion({ losesWork }: LeaveQuestionProps) {
  const text = useText()
  const time = usePopupTime()
  // Another machine is another run of the same wizard: nobody leaves it.
  const guard = useLeaveGuard(losesWork, 'route')
  return (
    <ConfirmDialog
      open={guard.asking}
      danger
      title={text('wizard.leave')}
      message={text('wizard.leave-text')}
      confirmLabel={text('wizard.leave-yes')}
      cancelLabel={text('wizard.leave-no')}
      onConfirm={guard.leave}
      onCancel={guard.stay}
      {...time}
    />
  )
}

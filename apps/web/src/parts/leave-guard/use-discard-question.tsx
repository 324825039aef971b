import { ConfirmDialog } from '@takt/ui/dialog/ConfirmDialog.tsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useText } from '../../data/words/use-text.ts'
import { useLeaveGuard } from '../../routes/use-leave-guard.ts'

interface DiscardQuestion {
  /** Escape, the cross, Cancel: closes what has not changed, and asks about what has. */
  readonly leave: () => void
  /** What was entered is taken: the page that follows is gone to without a question. */
  readonly letGo: () => void
  /** Stands inside the dialog that it is about. */
  readonly question: ReactNode
}

/**
 * A key, a stray press, the browser's way back or a closed tab must not throw away what somebody typed into a dialog.
 * `changed`: the fields differ from how they began.
 */
export function useDiscardQuestion(changed: boolean, onClose: () => void): DiscardQuestion {
  const text = useText()
  const [asking, setAsking] = useState(false)
  const taken = useRef(false)
  const guard = useLeaveGuard(() => changed && !taken.current)
  // A dialog that stays mounted is opened again: what is typed then is kept as well.
  useEffect(() => {
    if (!changed) taken.current = false
  }, [changed])
  const discard = () => {
    taken.current = true
    setAsking(false)
    onClose()
    if (guard.asking) guard.leave()
  }
  const keep = () => {
    setAsking(false)
    if (guard.asking) guard.stay()
  }
  return {
    leave: () => (changed ? setAsking(true) : onClose()),
    letGo: () => {
      taken.current = true
    },
    question: (
      <ConfirmDialog
        open={asking || guard.asking}
        danger
        title={text('discard.title')}
        message={text('discard.text')}
        confirmLabel={text('discard.discard')}
        cancelLabel={text('discard.keep')}
        onConfirm={discard}
        onCancel={keep}
      />
    ),
  }
}

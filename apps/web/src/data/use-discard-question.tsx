import { ConfirmDialog } from '@takt/ui/dialog/ConfirmDialog.tsx'
import { type ReactNode, useState } from 'react'
import { useText } from './use-text.ts'

interface DiscardQuestion {
  /** Escape, the cross, Cancel: closes what has not changed, and asks about what has. */
  readonly leave: () => void
  /** Stands inside the dialog that it is about. */
  readonly question: ReactNode
}

/** A key or a stray press must not throw away what somebody typed. `changed`: the fields differ from how they began. */
export function useDiscardQuestion(changed: boolean, onClose: () => void): DiscardQuestion {
  const text = useText()
  const [asking, setAsking] = useState(false)
  return {
    leave: () => (changed ? setAsking(true) : onClose()),
    question: (
      <ConfirmDialog
        open={asking}
        danger
        title={text('discard.title')}
        message={text('discard.text')}
        confirmLabel={text('discard.discard')}
        cancelLabel={text('discard.keep')}
        onConfirm={() => {
          setAsking(false)
          onClose()
        }}
        onCancel={() => setAsking(false)}
      />
    ),
  }
}

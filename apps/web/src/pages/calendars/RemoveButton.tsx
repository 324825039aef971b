import { Button } from '@takt/ui/button/Button.tsx'
import { ConfirmDialog } from '@takt/ui/dialog/ConfirmDialog.tsx'
import { TrashIcon } from '@takt/ui/icon/icons.tsx'
import { useState } from 'react'
import { CallFailure } from '../../data/call.ts'
import { useText } from '../../data/use-text.ts'
import { notify } from '../../shell/notices.ts'

interface RemoveButtonProps {
  name: string
  onRemove: () => Promise<unknown>
  onRemoved: () => Promise<void>
}

/** Asked before it is done; what is in use stays, and the server's sentence says why. */
export function RemoveButton({ name, onRemove, onRemoved }: RemoveButtonProps) {
  const text = useText()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    try {
      await onRemove()
      notify.success(text('calendars.removed', { name }))
    } catch (problem) {
      if (!(problem instanceof CallFailure)) throw problem
      notify.failure(problem.message)
    }
    setBusy(false)
    setAsking(false)
    await onRemoved()
  }
  return (
    <>
      <Button icon={<TrashIcon />} onClick={() => setAsking(true)}>
        {text('calendars.remove')}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        busy={busy}
        title={text('calendars.remove-title', { name })}
        message={text('calendars.remove-text')}
        confirmLabel={text('calendars.remove')}
        cancelLabel={text('shell.cancel')}
        onCancel={() => setAsking(false)}
        onConfirm={() => void remove()}
      />
    </>
  )
}

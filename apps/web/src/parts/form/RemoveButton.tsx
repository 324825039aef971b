import { Button } from '@takt/ui/button/Button.tsx'
import { ConfirmDialog } from '@takt/ui/dialog/ConfirmDialog.tsx'
import { TrashIcon } from '@takt/ui/icon/icons.tsx'
import { type ReactNode, useState } from 'react'
import type { ActionName, Given } from '../../data/session/call-rights.ts'
import { useMayCall } from '../../data/session/may-call.ts'
import { useText } from '../../data/words/use-text.ts'
import { notify } from '../notices.ts'

interface RemoveButtonProps {
  /** The call that removes it: who would be refused is not offered it. */
  removes: ActionName
  /** What decides how far that call reaches. */
  given?: Given
  label: string
  icon?: ReactNode
  /** What is asked before it goes. */
  title: string
  message: string
  /** Answers what is said when it is gone; a refusal is told as well. */
  onRemove: () => Promise<string>
  /** What is there now is fetched, also after a refusal. */
  onRemoved: () => Promise<void>
  /** Closes the form it stands in. */
  onClose?: () => void
}

/** Takes away what a form or a card shows, after a question. */
export function RemoveButton(props: RemoveButtonProps) {
  const { label, icon = <TrashIcon />, title, message, onRemove, onRemoved, onClose } = props
  const text = useText()
  const mayRemove = useMayCall(props.removes, props.given)
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    try {
      notify.success(await onRemove())
    } catch (problem) {
      notify.refused(problem)
    }
    await onRemoved()
    setBusy(false)
    setAsking(false)
    onClose?.()
  }
  if (!mayRemove) return null
  return (
    <>
      <div>
        <Button icon={icon} onClick={() => setAsking(true)}>
          {label}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        danger
        busy={busy}
        title={title}
        message={message}
        confirmLabel={label}
        cancelLabel={text('shell.cancel')}
        onCancel={() => setAsking(false)}
        onConfirm={() => void remove()}
      />
    </>
  )
}

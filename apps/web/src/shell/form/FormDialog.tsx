import { Button } from '@takt/ui/button/Button.tsx'
import { Dialog } from '@takt/ui/dialog/Dialog.tsx'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { CallFailure } from '../../data/call.ts'
import { useText } from '../../data/use-text.ts'
import styles from './FormDialog.module.css'

interface FormDialogProps {
  title: ReactNode
  /** False: something is still missing. */
  complete: boolean
  /** Closes it when it comes back; what it throws is said in the form, and what was typed stays. */
  onSave: () => Promise<void>
  /** What others saved meanwhile is fetched, so that the next try is over what is there now. */
  onRefused?: () => Promise<void>
  onClose: () => void
  size?: 's' | 'm' | 'l'
  children: ReactNode
}

/** Fields, and one button that saves them: the server's answer closes it, or is told where the fields are. */
export function FormDialog(props: FormDialogProps) {
  const { title, complete, onSave, onRefused, onClose, size = 'm', children } = props
  const text = useText()
  const form = useId()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || !complete) return
    setBusy(true)
    setFailure('')
    try {
      await onSave()
      onClose()
    } catch (problem) {
      if (!(problem instanceof CallFailure)) throw problem
      await onRefused?.()
      setFailure(problem.message)
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      size={size}
      closesBeside={false}
      onOpenChange={(open) => !open && !busy && onClose()}
      closeLabel={text('shell.close')}
      title={title}
      footer={
        <>
          <Button size="primary" onClick={onClose}>
            {text('shell.cancel')}
          </Button>
          <Button size="primary" variant="primary" type="submit" form={form} busy={busy} disabled={!complete}>
            {text('admin.save')}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={(event) => void save(event)}>
        {children}
        {failure !== '' && (
          <p className={styles.failure} role="alert">
            {failure}
          </p>
        )}
      </form>
    </Dialog>
  )
}

/** Fields side by side where there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.beside}>{children}</div>
}

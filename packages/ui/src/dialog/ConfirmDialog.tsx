import { AlertDialog } from '@base-ui/react/alert-dialog'
import { type ReactNode, useRef } from 'react'
import { Button } from '../button/Button.tsx'
import { classNames } from '../class-names.ts'
import { WarningIcon } from '../icon/icons.tsx'
import styles from './Dialog.module.css'
import { type PopupTimeProps, TimeLeft, usePopupTime } from './PopupTime.tsx'

export interface ConfirmDialogProps extends PopupTimeProps {
  open: boolean
  title: ReactNode
  message: ReactNode
  confirmLabel: string
  /** Left out, there is nothing to choose: one button that says "understood". */
  cancelLabel?: string | undefined
  /** A second way to go on. */
  otherLabel?: string | undefined
  onOther?: (() => void) | undefined
  danger?: boolean | undefined
  busy?: boolean | undefined
  onConfirm: () => void
  onCancel: () => void
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    message,
    confirmLabel,
    cancelLabel,
    otherLabel,
    danger = false,
    busy = false,
    timeoutSeconds,
  } = props
  const confirm = useRef<HTMLButtonElement>(null)
  const cancel = useRef<HTMLButtonElement>(null)
  const time = usePopupTime(timeoutSeconds, open && !busy, props.onCancel)
  return (
    <AlertDialog.Root
      open={open}
      onOpenChange={(next) => {
        if (!next && !busy) props.onCancel()
      }}
    >
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles.backdrop} />
        <AlertDialog.Popup
          className={classNames(styles.popup, styles.alert, styles.s)}
          {...time.input}
          // A scanner ends with Enter: where that would destroy something it must land on cancel.
          initialFocus={danger && cancelLabel !== undefined ? cancel : confirm}
        >
          <header className={styles.confirmHead}>
            {danger && <WarningIcon className={styles.dangerIcon} size={28} />}
            <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
          </header>
          <div className={styles.confirmBody}>
            <AlertDialog.Description className={styles.message}>{message}</AlertDialog.Description>
            <TimeLeft left={time.left} text={props.countdownText?.(time.left ?? 0) ?? ''} danger={danger} />
          </div>
          <footer className={classNames(styles.confirmFooter, otherLabel !== undefined && styles.threeWays)}>
            {cancelLabel !== undefined && (
              <Button ref={cancel} size="primary" disabled={busy} onClick={props.onCancel}>
                {cancelLabel}
              </Button>
            )}
            {otherLabel !== undefined && (
              <Button size="primary" disabled={busy} onClick={props.onOther}>
                {otherLabel}
              </Button>
            )}
            <Button
              ref={confirm}
              size="primary"
              variant={danger ? 'danger' : 'primary'}
              busy={busy}
              onClick={props.onConfirm}
            >
              {confirmLabel}
            </Button>
          </footer>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}

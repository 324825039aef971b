import { Dialog as Base } from '@base-ui/react/dialog'
import { type ReactNode, type RefObject, useRef } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { classNames } from '../class-names.ts'
import { CloseIcon } from '../icon/icons.tsx'
import styles from './Dialog.module.css'
import { firstFocus } from './first-field.ts'
import { type PopupTimeProps, TimeLeft, usePopupTime } from './PopupTime.tsx'

export interface DialogProps extends PopupTimeProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Nobody answered in time. Left out, it closes as by its cross; one that asks before that must not ask nobody. */
  onTimeOut?: (() => void) | undefined
  title: ReactNode
  description?: ReactNode
  closeLabel: string
  footer?: ReactNode
  /** Why the button below cannot be pressed yet, said beside it; '' once it can. */
  missing?: string | undefined
  size?: 's' | 'm' | 'l' | 'full' | undefined
  /** `false`: no cross, no Escape, no press beside it; only its own buttons close it. */
  dismissable?: boolean | undefined
  /** `false`: a press beside it is no answer; the second tap of a double tap would close what the first one opened. */
  closesBeside?: boolean | undefined
  /** Nothing of the page behind it can be read. */
  hidesPage?: boolean | undefined
  /** Left out: the first field. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  className?: string | undefined
  children?: ReactNode
}

export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, closeLabel, footer, size = 'm', dismissable = true, children } = props
  const time = usePopupTime(props.timeoutSeconds, open, props.onTimeOut ?? (() => onOpenChange(false)))
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Base.Root
      open={open}
      disablePointerDismissal={!dismissable || props.closesBeside === false}
      onOpenChange={(next) => {
        if (next || dismissable) onOpenChange(next)
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={classNames(styles.backdrop, props.hidesPage && styles.hiding)} />
        <Base.Popup
          className={classNames(
            styles.popup,
            styles.sheet,
            styles[size],
            props.hidesPage && styles.overAll,
            props.className,
          )}
          data-asks={props.closesBeside === false || !dismissable || undefined}
          ref={popup}
          initialFocus={props.initialFocus ?? (() => firstFocus(popup.current))}
          {...time.input}
        >
          <header className={styles.head}>
            <Base.Title className={styles.title}>{title}</Base.Title>
            {dismissable && <Base.Close render={<IconButton aria-label={closeLabel} icon={<CloseIcon />} />} />}
          </header>
          <div className={styles.body}>
            {description != null && <Base.Description className={styles.description}>{description}</Base.Description>}
            {children}
            <TimeLeft left={time.left} text={props.countdownText?.(time.left ?? 0) ?? ''} danger={false} />
          </div>
          {footer != null && (
            <footer className={styles.footer}>
              {props.missing === undefined ? (
                footer
              ) : (
                <>
                  <p className={styles.missing} role="status">
                    {props.missing}
                  </p>
                  <div className={styles.buttons}>{footer}</div>
                </>
              )}
            </footer>
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

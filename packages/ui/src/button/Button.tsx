import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { CheckIcon } from '../icon/icons.tsx'
import { Spinner } from '../spinner/Spinner.tsx'
import styles from './Button.module.css'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'touch' | 'primary'

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant | undefined
  /** `touch` is the everyday target, `primary` the 64 px one for the action a screen exists for. */
  size?: ButtonSize | undefined
  icon?: ReactNode
  iconEnd?: ReactNode
  /** Work under way: shows a spinner and takes no press, but keeps the focus it has. */
  busy?: boolean | undefined
  /** The server has acknowledged: shows a tick. */
  done?: boolean | undefined
  fullWidth?: boolean | undefined
}

export function Button({
  variant = 'secondary',
  size = 'touch',
  icon,
  iconEnd,
  busy = false,
  done = false,
  fullWidth = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const start = done ? <CheckIcon /> : icon
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // A disabled button would drop the focus to the page; a second press of a busy one would send the work twice.
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      data-busy={busy || undefined}
      data-done={done || undefined}
      className={classNames(
        styles.button,
        styles[variant],
        size === 'primary' && styles.primarySize,
        start != null && styles.withIcon,
        fullWidth && styles.fullWidth,
        className,
      )}
    >
      {start != null && <span className={styles.slot}>{busy ? <Spinner /> : start}</span>}
      {busy && start == null && (
        <span className={styles.over}>
          <Spinner />
        </span>
      )}
      <span className={classNames(styles.label, busy && start == null && styles.hiddenLabel)}>{children}</span>
      {iconEnd != null && <span className={styles.slot}>{iconEnd}</span>}
    </button>
  )
}

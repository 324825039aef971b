import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { CheckIcon } from '../icon/icons.tsx'
import { Spinner } from '../spinner/Spinner.tsx'
import styles from './Button.module.css'
import { usePress, type WaitingProps } from './use-press.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'touch' | 'primary'

export interface ButtonProps extends ComponentProps<'button'>, WaitingProps {
  variant?: ButtonVariant | undefined
  /** `touch` is the everyday target, `primary` the 64 px one for the action a screen exists for. */
  size?: ButtonSize | undefined
  icon?: ReactNode
  iconEnd?: ReactNode
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
  type = 'button',
  ...given
}: ButtonProps) {
  const start = done ? <CheckIcon /> : icon
  const { press, said } = usePress({ ...given, busy })
  return (
    <button
      {...press}
      type={type}
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
      {said}
    </button>
  )
}

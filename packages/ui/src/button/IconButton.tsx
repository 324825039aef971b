import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Spinner } from '../spinner/Spinner.tsx'
import styles from './Button.module.css'
import type { ButtonSize, ButtonVariant } from './Button.tsx'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  'aria-label': string
  icon: ReactNode
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  busy?: boolean | undefined
}

export function IconButton({
  icon,
  variant = 'quiet',
  size = 'touch',
  busy = false,
  className,
  onClick,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      onClick={busy ? undefined : onClick}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      data-busy={busy || undefined}
      className={classNames(
        styles.button,
        styles[variant],
        styles.square,
        size === 'primary' && styles.primarySize,
        className,
      )}
    >
      <span className={styles.slot}>{busy ? <Spinner /> : icon}</span>
    </button>
  )
}

import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Spinner } from '../spinner/Spinner.tsx'
import styles from './Button.module.css'
import type { ButtonSize, ButtonVariant } from './Button.tsx'
import { usePress, type WaitingProps } from './use-press.tsx'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'>, WaitingProps {
  'aria-label': string
  icon: ReactNode
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
}

export function IconButton({
  icon,
  variant = 'quiet',
  size = 'touch',
  busy = false,
  className,
  type = 'button',
  ...given
}: IconButtonProps) {
  const { press, said } = usePress({ ...given, busy })
  return (
    <button
      {...press}
      type={type}
      className={classNames(
        styles.button,
        styles[variant],
        styles.square,
        size === 'primary' && styles.primarySize,
        className,
      )}
    >
      <span className={styles.slot}>{busy ? <Spinner /> : icon}</span>
      {said}
    </button>
  )
}

import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Button.module.css'
import type { ButtonSize, ButtonVariant } from './Button.tsx'

export interface ButtonLinkProps extends ComponentProps<'a'> {
  href: string
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  icon?: ReactNode
}

/** A link that looks like a button: for what the browser itself does, such as keeping a file. */
export function ButtonLink({
  variant = 'secondary',
  size = 'touch',
  icon,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <a
      {...rest}
      className={classNames(
        styles.button,
        styles.link,
        styles[variant],
        size === 'primary' && styles.primarySize,
        icon != null && styles.withIcon,
        className,
      )}
    >
      {icon != null && <span className={styles.slot}>{icon}</span>}
      <span className={styles.label}>{children}</span>
    </a>
  )
}

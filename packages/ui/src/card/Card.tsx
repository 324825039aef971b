import type { ReactNode } from 'react'
import { useId } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Card.module.css'

export interface CardProps {
  title?: ReactNode
  actions?: ReactNode
  /** The body reaches the edges, for tables and pictures. */
  flush?: boolean | undefined
  className?: string | undefined
  children?: ReactNode
}

export function Card({ title, actions, flush = false, className, children }: CardProps) {
  const titleId = useId()
  const titled = title != null
  return (
    <section className={classNames(styles.card, className)} aria-labelledby={titled ? titleId : undefined}>
      {(titled || actions != null) && (
        <header className={styles.head}>
          {titled && (
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
          )}
          {actions != null && <div className={styles.actions}>{actions}</div>}
        </header>
      )}
      <div className={classNames(styles.body, flush && styles.flush)}>{children}</div>
    </section>
  )
}

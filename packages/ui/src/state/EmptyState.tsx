import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './State.module.css'

export interface EmptyStateProps {
  title: string
  text?: ReactNode
  icon?: ReactNode
  action?: ReactNode
  className?: string | undefined
}

export function EmptyState({ title, text, icon, action, className }: EmptyStateProps) {
  return (
    <div className={classNames(styles.state, className)}>
      {icon != null && <span className={styles.icon}>{icon}</span>}
      <p className={styles.title}>{title}</p>
      {text != null && <p className={styles.text}>{text}</p>}
      {action != null && <div className={styles.action}>{action}</div>}
    </div>
  )
}

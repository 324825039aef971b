import type { ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { classNames } from '../class-names.ts'
import { RefreshIcon, WarningIcon } from '../icon/icons.tsx'
import styles from './State.module.css'

export interface ErrorStateProps {
  message: string
  text?: ReactNode
  /** For the one who is called for help, e.g. the server's status text. */
  detail?: string | undefined
  retryLabel: string
  onRetry: () => void
  busy?: boolean | undefined
  className?: string | undefined
}

export function ErrorState({ message, text, detail, retryLabel, onRetry, busy, className }: ErrorStateProps) {
  return (
    <div className={classNames(styles.state, styles.error, className)} role="alert">
      <WarningIcon className={styles.icon} size={36} />
      <p className={styles.title}>{message}</p>
      {text != null && <p className={styles.text}>{text}</p>}
      {detail !== undefined && <code className={styles.detail}>{detail}</code>}
      <div className={styles.action}>
        <Button icon={<RefreshIcon />} busy={busy} onClick={onRetry}>
          {retryLabel}
        </Button>
      </div>
    </div>
  )
}

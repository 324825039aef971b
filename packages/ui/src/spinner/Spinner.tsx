import { classNames } from '../class-names.ts'
import styles from './Spinner.module.css'

export interface SpinnerProps {
  /** Shown beside the ring and announced; without it the spinner is decoration of something already named. */
  label?: string | undefined
  size?: number | undefined
  className?: string | undefined
}

export function Spinner({ label, size = 24, className }: SpinnerProps) {
  return (
    <span
      className={classNames(styles.spinner, className)}
      role={label === undefined ? undefined : 'status'}
      aria-hidden={label === undefined ? true : undefined}
    >
      <svg className={styles.ring} width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
        <circle className={styles.track} cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" />
        <path d="M12 3a9 9 0 019 9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      </svg>
      {label}
    </span>
  )
}

import { classNames } from '../class-names.ts'
import { ClockIcon } from '../icon/icons.tsx'
import styles from './State.module.css'

/** Marks data that has not been confirmed lately; `text` says how old it is. */
export function StaleBadge({ text, className }: { text: string; className?: string | undefined }) {
  return (
    <span className={classNames(styles.stale, className)}>
      <ClockIcon size={18} />
      {text}
    </span>
  )
}

import { classNames } from '../class-names.ts'
import { Spinner } from '../spinner/Spinner.tsx'
import styles from './State.module.css'

export function LoadingState({ label, className }: { label: string; className?: string | undefined }) {
  return (
    <div className={classNames(styles.state, styles.loading, className)}>
      <Spinner label={label} size={28} />
    </div>
  )
}

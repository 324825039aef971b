import type { ReactNode } from 'react'
import styles from './OrderWords.module.css'

/** Which order a panel is about: its machine and number, and a line of what tells it from others. */
export function OrderWords({ head, about }: { head: readonly string[]; about: ReactNode }) {
  return (
    <div className={styles.words}>
      <p className={styles.order}>{head.filter(Boolean).join(' · ')}</p>
      <p className={styles.about}>{about}</p>
    </div>
  )
}

import type { ReactNode } from 'react'
import styles from './TwoLines.module.css'

interface TwoLinesProps {
  first: ReactNode
  /** Smaller and quieter; '' leaves the first line alone. */
  second: string
  /** The first line is the row's name. */
  strong?: boolean
}

/** Two facts in one cell, where a table has more columns than room. */
export function TwoLines({ first, second, strong = false }: TwoLinesProps) {
  return (
    <span className={styles.lines}>
      <span className={strong ? styles.strong : undefined}>{first}</span>
      {second !== '' && (
        <span className={styles.second} title={second}>
          {second}
        </span>
      )}
    </span>
  )
}

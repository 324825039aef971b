import type { ReactNode } from 'react'
import styles from './PanelWords.module.css'

interface PanelWordsProps {
  head: string
  about: ReactNode
  /** In place of what it is about. */
  progress?: ReactNode
}

/** What a panel is about: the name of what is chosen, and a line of what tells it from others. */
export function PanelWords({ head, about, progress }: PanelWordsProps) {
  return (
    <div className={styles.words}>
      <p className={styles.head}>{head}</p>
      {progress ?? <p className={styles.about}>{about}</p>}
    </div>
  )
}

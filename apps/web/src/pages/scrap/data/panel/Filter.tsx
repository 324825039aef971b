import { ChevronDownIcon } from '@takt/ui/icon/arrow-icons.tsx'
import { type ReactNode, useState } from 'react'
import { useText } from '../../../../data/words/use-text.ts'
import styles from './FilterPanel.module.css'

interface FilterProps {
  readonly title: string
  /** How many of its values count. */
  readonly on: number
  readonly children: ReactNode
}

/** One filter, folded until somebody wants it: eleven open lists would be a wall of buttons. */
export function Filter({ title, on, children }: FilterProps) {
  const text = useText()
  const [open, setOpen] = useState(false)
  return (
    <details className={styles.filter} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <ChevronDownIcon />
        {title}
        {on > 0 && <span className={styles.count}>{text('analysis.filter-count', { count: on })}</span>}
      </summary>
      {open && <div className={styles.list}>{children}</div>}
    </details>
  )
}

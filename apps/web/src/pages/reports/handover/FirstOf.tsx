import { Button } from '@takt/ui/button/Button.tsx'
import { type ReactNode, useState } from 'react'
import { useText } from '../../../data/words/use-text.ts'
import styles from './Handover.module.css'

const FIRST_SHOWN = 6

interface FirstOfProps<Row> {
  readonly rows: readonly Row[]
  /** What is said when there are none. */
  readonly none: string
  readonly children: (row: Row) => ReactNode
}

/** A list that keeps to its first rows until somebody wants all of them: a page that is read in two minutes. */
export function FirstOf<Row>({ rows, none, children }: FirstOfProps<Row>) {
  const text = useText()
  const [all, setAll] = useState(false)
  if (rows.length === 0) return <p className={styles.quiet}>{none}</p>
  const hidden = all ? 0 : Math.max(0, rows.length - FIRST_SHOWN)
  return (
    <>
      <ul className={styles.list}>{rows.slice(0, rows.length - hidden).map(children)}</ul>
      {hidden > 0 && (
        <Button className={styles.more} onClick={() => setAll(true)}>
          {text('handover.more', { count: hidden })}
        </Button>
      )}
    </>
  )
}

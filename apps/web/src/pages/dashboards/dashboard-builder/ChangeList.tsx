import type { BoardChange } from '@takt/domain/dashboards/building/board-changes.ts'
import type { FindWidget, Say } from '../../../dashboard/define-widget.ts'
import { changeWords } from './change-words.ts'
import styles from './VersionsDialog.module.css'

interface ChangeListProps {
  readonly label: string
  readonly changes: readonly BoardChange[]
  /** Widgets that another list names too. */
  readonly both?: ReadonlySet<string> | undefined
  readonly find: FindWidget
  readonly say: Say
}

/** What differs, a line for each thing; more than a few are scrolled for. */
export function ChangeList({ label, changes, both, find, say }: ChangeListProps) {
  if (changes.length === 0) return <p className={styles.none}>{say('changes.none')}</p>
  return (
    <ul className={styles.changes} aria-label={label}>
      {changes.map((change, at) => {
        const { of, did } = changeWords(change, find, say)
        const alsoTheirs = change.what === 'widget' && both?.has(change.widget.id)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of two versions that stand fast
          <li key={at} data-both={alsoTheirs || undefined}>
            <b>{of}</b> {did}
            {alsoTheirs && <span className={styles.both}>{say('changes.both')}</span>}
          </li>
        )
      })}
    </ul>
  )
}

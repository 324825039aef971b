import type { ProcedureRow } from '@takt/contract/procedures.ts'
import { useText } from '../../data/words/use-text.ts'
import styles from './ChangeLines.module.css'

export type Change = ProcedureRow<'get_audit_trail'>['changes'][number]

/** Of which field from what to what, in the words that the server gave them. */
export function ChangeLines({ changes }: { changes: readonly Change[] }) {
  const line = useChangeLine()
  if (changes.length === 0) return null
  return (
    <ul className={styles.fields}>
      {changes.map((change) => (
        <li key={change.field}>{line(change)}</li>
      ))}
    </ul>
  )
}

/** The same for a file. */
export function useChangeLine(): (change: Change) => string {
  const text = useText()
  return ({ label, was, is }) => {
    if (was !== null && is !== null) return text('register.from-to', { field: label, from: was, to: is })
    const value = is ?? was
    if (value === null) return text('register.changed-inside', { field: label })
    return text('trail.is', { field: label, value })
  }
}

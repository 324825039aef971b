import type { ReactNode } from 'react'
import styles from './ReadOnly.module.css'
import { ReadOnlyContext } from './read-only.ts'

/** Everything in it can be read and not changed. */
export function ReadOnly({ children }: { children: ReactNode }) {
  return (
    <fieldset disabled className={styles.fields}>
      <ReadOnlyContext value={true}>{children}</ReadOnlyContext>
    </fieldset>
  )
}

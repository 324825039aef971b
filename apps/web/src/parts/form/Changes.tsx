import { ReadOnly } from '@takt/ui/field/ReadOnly.tsx'
import type { ReactNode } from 'react'
import type { ActionName, Given } from '../../data/session/call-rights.ts'
import { useWhyNot } from '../../data/session/may-call.ts'
import styles from './Form.module.css'

interface ChangesProps {
  by: ActionName
  /** What decides how far the call reaches. */
  given?: Given | undefined
}

/** Why somebody may not make a call, in words, where what it changes begins. */
export function MayNot({ by, given }: ChangesProps) {
  const why = useWhyNot(by, given)
  if (why === '') return null
  return (
    <p className={styles.mayNot} role="note">
      {why}
    </p>
  )
}

/** What one call changes: for who would be refused it is there to be read. */
export function Changes({ by, given, children }: ChangesProps & { children: ReactNode }) {
  const mayNot = useWhyNot(by, given) !== ''
  return mayNot ? <ReadOnly>{children}</ReadOnly> : children
}

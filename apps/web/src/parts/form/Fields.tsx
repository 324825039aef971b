import type { ReactNode } from 'react'
import styles from './Form.module.css'

/** Fields side by side where there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.beside}>{children}</div>
}

/** Why it was not saved, below the fields. */
export function FormFailure({ text }: { text: string }) {
  if (text === '') return null
  return (
    <p className={styles.failure} role="alert">
      {text}
    </p>
  )
}

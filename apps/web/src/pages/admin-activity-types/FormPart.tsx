import type { ReactNode } from 'react'
import styles from './ActivityTypeForm.module.css'

/** Fields that belong together, under their name. */
export function FormPart({ name, children }: { name: string; children: ReactNode }) {
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{name}</legend>
      {children}
    </fieldset>
  )
}

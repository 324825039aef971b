import { type ReactNode, useId } from 'react'
import styles from './TileSection.module.css'

/** Sections one below the other, each under its name. */
export function TileSections({ children }: { children: ReactNode }) {
  return <div className={styles.sections}>{children}</div>
}

export function TileSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  )
}

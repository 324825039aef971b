import { type ReactNode, useId } from 'react'
import styles from './Calendars.module.css'

interface PartProps {
  title: string
  about?: string | undefined
  tools?: ReactNode
  children: ReactNode
}

/** One of the things a calendar is made of, below the calendars. */
export function Part({ title, about, tools, children }: PartProps) {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        {about !== undefined && <span className={styles.muted}>{about}</span>}
        <span className={styles.space} />
        {tools}
      </header>
      {children}
    </section>
  )
}

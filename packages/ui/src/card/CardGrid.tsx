import type { ReactNode } from 'react'
import styles from './CardGrid.module.css'

/** Things that are set up, side by side as far as the screen reaches. */
export function CardGrid({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {children}
    </ul>
  )
}

/** What is known of one of them: `dt` and `dd` in turn. */
export function CardFacts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>
}

export function CardButtons({ children }: { children: ReactNode }) {
  return <footer className={styles.buttons}>{children}</footer>
}

interface GridCardProps {
  label: string
  name: ReactNode
  /** How it is right now, beside its name. */
  state: ReactNode
  children: ReactNode
}

/** One of them: its name, how it is, and what can be done with it. */
export function GridCard({ label, name, state, children }: GridCardProps) {
  return (
    <li className={styles.card} aria-label={label}>
      <header className={styles.head}>
        <h2 className={styles.name}>{name}</h2>
        {state}
      </header>
      {children}
    </li>
  )
}

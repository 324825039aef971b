import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './CardList.module.css'

export interface CardWords {
  /** What the card is about, large, and beside it what it belongs to. */
  title: ReactNode
  beside: ReactNode
  children: ReactNode
}

interface CardListProps<Row> {
  rows: readonly Row[]
  keyOf: (row: Row) => string
  selected: string | null
  onSelect: (key: string) => void
  words: (row: Row) => CardWords
  /** A colour of its own for a card that wants to be seen. */
  tone?: (row: Row) => string | undefined
  empty: ReactNode
}

/** The rows of a table as cards for one hand: the chosen one is pressed. */
export function CardList<Row>({ rows, keyOf, selected, onSelect, words, tone, empty }: CardListProps<Row>) {
  if (rows.length === 0) return empty
  return (
    <ul className={styles.list}>
      {rows.map((row) => {
        const key = keyOf(row)
        const { title, beside, children } = words(row)
        return (
          <li key={key} className={styles.item}>
            <button
              type="button"
              className={classNames(styles.card, tone?.(row), key === selected && styles.selected)}
              aria-pressed={key === selected}
              onClick={() => onSelect(key)}
            >
              <CardLine>
                <span className={styles.title}>{title}</span>
                <span>{beside}</span>
              </CardLine>
              {children}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** Two things of a card, one at each end. */
export function CardLine({ children }: { children: ReactNode }) {
  return <span className={styles.line}>{children}</span>
}

export function CardMuted({ children }: { children: ReactNode }) {
  return <span className={styles.muted}>{children}</span>
}

import { IconButton } from '@takt/ui/button/IconButton.tsx'
import { ArrowDownIcon, ArrowUpIcon } from '@takt/ui/icon/arrow-icons.tsx'
import { TrashIcon } from '@takt/ui/icon/icons.tsx'
import type { ReactNode } from 'react'
import styles from './NumberedCard.module.css'

interface NumberedCardProps {
  words: { readonly title: string; readonly up: string; readonly down: string; readonly remove: string }
  first: boolean
  last: boolean
  onMove: (by: -1 | 1) => void
  /** Undefined: it has to stay, and has no bin that would be grey. */
  onRemove: (() => void) | undefined
  children: ReactNode
}

/** One of several that a form keeps in an order: moved up and down, taken out. Stands in an ordered list. */
export function NumberedCard({ words, first, last, onMove, onRemove, children }: NumberedCardProps) {
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <span className={styles.title}>{words.title}</span>
        <IconButton icon={<ArrowUpIcon />} aria-label={words.up} disabled={first} onClick={() => onMove(-1)} />
        <IconButton icon={<ArrowDownIcon />} aria-label={words.down} disabled={last} onClick={() => onMove(1)} />
        {onRemove && <IconButton icon={<TrashIcon />} aria-label={words.remove} onClick={onRemove} />}
      </div>
      {children}
    </li>
  )
}

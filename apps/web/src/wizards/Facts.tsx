import { classNames } from '@takt/ui/class-names.ts'
import type { ReactNode } from 'react'
import styles from './Quantity.module.css'

/** What is known beside a keypad. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>
}

interface FactProps {
  label: string
  children: string
  /** More was made than ordered, which the words say: never the colour alone. */
  over?: boolean
  strong?: boolean
  /** Left out on a phone, where the keypad needs the room. */
  detail?: boolean
}

export function Fact({ label, children, over, strong, detail }: FactProps) {
  return (
    <div className={classNames(strong && styles.strong, detail && styles.detail)}>
      <dt>{label}</dt>
      <dd className={over ? styles.over : undefined}>{children}</dd>
    </div>
  )
}

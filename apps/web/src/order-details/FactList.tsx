import { classNames } from '@takt/ui/class-names.ts'
import styles from './OrderPanels.module.css'

export interface Fact {
  readonly name: string
  /** '' = not known, and then it says so. */
  readonly value: string
}

interface FactListProps {
  facts: readonly Fact[]
  large?: boolean
  /** Said where there are none. */
  none?: string
}

export function FactList({ facts, large = false, none }: FactListProps) {
  if (facts.length === 0 && none !== undefined) return <p className={styles.none}>{none}</p>
  return (
    <dl className={classNames(styles.facts, large && styles.large)}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value === '' ? '–' : value}</dd>
        </div>
      ))}
    </dl>
  )
}

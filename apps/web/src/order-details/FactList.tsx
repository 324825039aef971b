import type { OrderField } from '@takt/domain/administration/order-layout.ts'
import { classNames } from '@takt/ui/class-names.ts'
import styles from './OrderPanels.module.css'

export interface Fact {
  /** By which a company hides or moves it; materials have none. */
  readonly key?: OrderField
  readonly name: string
  /** '' = not known, and then it says so. */
  readonly value: string
}

export function FactList({ facts, large = false }: { facts: readonly Fact[]; large?: boolean }) {
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

import type { Light } from '@takt/domain/orders/lights/light.ts'
import { classNames } from '@takt/ui/class-names.ts'
import { LightSign } from './Light.tsx'
import styles from './OrderPanels.module.css'

export interface Fact {
  readonly name: string
  /** '' = not known, and then it says so. */
  readonly value: string
  readonly light?: Light | null | undefined
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
      {facts.map(({ name, value, light }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value === '' ? '–' : value} {light != null && <LightSign light={light} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}

import { useText } from '../../../data/words/use-text.ts'
import type { StepProps } from '../../engine/define-step.ts'
import styles from '../../Quantity.module.css'
import { QuantityEntry } from '../../QuantityEntry.tsx'
import { entryOf, type UnitQuantitySettings } from './unit-quantity-entry.ts'

export default function UnitQuantityStep(props: StepProps<string | null, UnitQuantitySettings>) {
  const { value, settings, asked, blocked, change, next } = props
  const text = useText()
  return (
    <div className={styles.quantity}>
      <QuantityEntry
        label={text('wizard.unit-quantity')}
        value={entryOf(value, settings)}
        touch={asked.touch}
        {...{ settings, blocked, change, next }}
      />
    </div>
  )
}

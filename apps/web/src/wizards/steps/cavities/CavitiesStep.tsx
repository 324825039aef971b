import { useText } from '../../../data/words/use-text.ts'
import type { StepProps } from '../../engine/define-step.ts'
import styles from '../../Quantity.module.css'
import { QuantityEntry, type QuantityEntrySettings } from '../../QuantityEntry.tsx'

export default function CavitiesStep(props: StepProps<string, QuantityEntrySettings>) {
  const { value, settings, asked, blocked, change, next } = props
  const text = useText()
  return (
    <div className={styles.quantity}>
      <QuantityEntry
        label={text('wizard.cavities')}
        touch={asked.touch}
        {...{ value, settings, blocked, change, next }}
      />
    </div>
  )
}

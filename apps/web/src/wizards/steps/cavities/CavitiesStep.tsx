import { useText } from '../../../data/words/use-text.ts'
import type { StepProps } from '../../engine/define-step.ts'
import { Fact, Facts } from '../../Facts.tsx'
import styles from '../../Quantity.module.css'
import { QuantityEntry, type QuantityEntrySettings } from '../../QuantityEntry.tsx'

export interface CavitiesSettings extends QuantityEntrySettings {
  /** Pieces that the order has from a cycle; 0 where it does not say. */
  perCycle: number
}

export default function CavitiesStep(props: StepProps<string, CavitiesSettings>) {
  const { value, settings, asked, blocked, change, next } = props
  const text = useText()
  return (
    <div className={styles.quantity}>
      <Facts>
        {settings.perCycle > 0 && <Fact label={text('wizard.cavities.per-cycle')}>{String(settings.perCycle)}</Fact>}
        <Fact label={text('wizard.cavities.most')}>{String(settings.max)}</Fact>
      </Facts>
      <QuantityEntry
        label={text('wizard.cavities.number')}
        touch={asked.touch}
        {...{ value, settings, blocked, change, next }}
      />
    </div>
  )
}

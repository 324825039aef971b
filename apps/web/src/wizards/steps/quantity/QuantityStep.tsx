import { overProductionQty, quantityOf } from '@takt/domain/wizard/check-quantity.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { useLanguage } from '../../../data/language.ts'
import { useText } from '../../../data/use-text.ts'
import type { StepProps } from '../../engine/define-step.ts'
import { numberText } from '../../engine/number-text.ts'
import { Fact, Facts } from '../../Facts.tsx'
import styles from '../../Quantity.module.css'
import { QuantityEntry, type QuantityEntrySettings } from '../../QuantityEntry.tsx'
import { limitsOf } from './quantity.step.ts'

export interface QuantityStepSettings extends QuantityEntrySettings {
  /** What is counted. */
  what: TextKey
  /** Whether what is planned and left of the order stands beside it. */
  facts: boolean
  /** The machine's own limits of what is reported hold. */
  reported: boolean
}

export default function QuantityStep(props: StepProps<string, QuantityStepSettings>) {
  const { value, settings, asked, blocked, change, next } = props
  const text = useText()
  const language = useLanguage()
  const order = settings.facts ? asked.order : null
  const left = order ? overProductionQty(order) : undefined
  const quantity = quantityOf(value)
  const amount = (count: number) => numberText(count, language)
  return (
    <div className={styles.quantity}>
      {order && (
        <Facts>
          <Fact label={text('wizard.quantity.planned')} detail>
            {left === undefined ? text('wizard.quantity.no-plan') : amount(order.planned_op_qty)}
          </Fact>
          <Fact label={text('wizard.quantity.so-far')} detail>
            {amount(order.card_good_qty)}
          </Fact>
          {left !== undefined && (
            <>
              <Fact label={text('wizard.quantity.remaining')} over={left < 0 && text('wizard.quantity.over')}>
                {amount(left)}
              </Fact>
              <Fact
                label={text('wizard.quantity.after')}
                over={left - quantity < 0 && text('wizard.quantity.over')}
                strong
              >
                {Number.isFinite(quantity) ? amount(left - quantity) : '–'}
              </Fact>
            </>
          )}
        </Facts>
      )}
      <QuantityEntry
        label={text(settings.what)}
        unit={asked.order?.unit}
        settings={limitsOf(settings, asked.touch)}
        touch={asked.touch}
        {...{ value, blocked, change, next }}
      />
    </div>
  )
}

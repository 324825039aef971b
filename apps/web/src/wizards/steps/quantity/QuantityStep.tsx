import { overProductionQty, quantityOf } from '@takt/domain/orders/wizard/check-quantity.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { useLanguage } from '../../../data/words/language.ts'
import { useText } from '../../../data/words/use-text.ts'
import type { StepProps } from '../../engine/define-step.ts'
import { numberText } from '../../engine/number-text.ts'
import { Fact, Facts } from '../../Facts.tsx'
import styles from '../../Quantity.module.css'
import { QuantityEntry, type QuantityEntrySettings } from '../../QuantityEntry.tsx'
import { limitsOf } from './limits-of.ts'

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
  const words = (count: number) =>
    count < 0 ? text('orders.more-than-ordered', { count: amount(-count) }) : amount(count)
  const limits = limitsOf(settings, asked.touch)
  // What cannot be booked leaves nothing behind that could be counted with.
  const after = left === undefined || !Number.isFinite(quantity) || quantity > limits.max ? null : left - quantity
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
              <Fact label={text('wizard.quantity.remaining')} over={left < 0}>
                {words(left)}
              </Fact>
              <Fact label={text('wizard.quantity.after')} over={after !== null && after < 0} strong>
                {after === null ? '–' : words(after)}
              </Fact>
            </>
          )}
        </Facts>
      )}
      <QuantityEntry
        label={text(settings.what)}
        unit={asked.order?.unit}
        settings={limits}
        touch={asked.touch}
        {...{ value, blocked, change, next }}
      />
    </div>
  )
}

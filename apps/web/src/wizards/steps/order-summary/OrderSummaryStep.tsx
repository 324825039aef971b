import { orderSummary, type SummaryField } from '@takt/domain/wizard/order-summary.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { Card } from '@takt/ui/card/Card.tsx'
import { useLanguage } from '../../../data/language.ts'
import { useText } from '../../../data/use-text.ts'
import type { StepProps } from '../../engine/define-step.ts'
import { numberText } from '../../engine/number-text.ts'
import styles from '../../Summary.module.css'

export interface OrderSummarySettings {
  /** What the check mark will book. A line without a value is left out. */
  booking: readonly { readonly label: TextKey; readonly value: string | number }[]
}

const UNITS: Partial<Record<SummaryField, TextKey>> = {
  planned_setup_time: 'wizard.unit.hours',
  planned_unit_time: 'wizard.unit.seconds',
  planned_speed: 'wizard.unit.per-hour',
}

export default function OrderSummaryStep({ settings, asked }: StepProps<null, OrderSummarySettings>) {
  const text = useText()
  const language = useLanguage()
  const words = (value: string | number) => (typeof value === 'number' ? numberText(value, language) : value)
  const lines = asked.order ? orderSummary(asked.order) : []
  const booking = settings.booking.filter(({ value }) => value !== '')
  return (
    <div className={styles.summary}>
      {booking.length > 0 && (
        <Card title={text('wizard.order-summary.booking')} className={styles.booking}>
          <dl className={styles.list}>
            {booking.map(({ label, value }) => (
              <div key={label}>
                <dt>{text(label)}</dt>
                <dd>{words(value)}</dd>
              </div>
            ))}
          </dl>
        </Card>
      )}
      <Card title={text('wizard.order-summary.order')}>
        <dl className={styles.list}>
          {lines.map(({ field, value }) => {
            const unit = UNITS[field]
            return (
              <div key={field}>
                <dt>{text(`wizard.order-summary.${field}`)}</dt>
                <dd>{unit ? text(unit, { amount: words(value) }) : words(value) || '–'}</dd>
              </div>
            )
          })}
        </dl>
      </Card>
    </div>
  )
}

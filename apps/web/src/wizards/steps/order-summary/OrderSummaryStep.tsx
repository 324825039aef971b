import type { StartedWith } from '@takt/domain/orders/start-chain.ts'
import { orderSummary, type SummaryField, type SummaryOrder } from '@takt/domain/orders/wizard/order-summary.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { Card } from '@takt/ui/card/Card.tsx'
import { plannedHoursText } from '../../../data/words/format.ts'
import { useLanguage } from '../../../data/words/language.ts'
import { useText } from '../../../data/words/use-text.ts'
import { Booking, type BookingLine } from '../../Booking.tsx'
import type { StepProps } from '../../engine/define-step.ts'
import { numberText } from '../../engine/number-text.ts'
import styles from '../../Summary.module.css'

export interface OrderSummarySettings {
  /** What the check mark will book. */
  booking: readonly BookingLine[]
  bookingTitle: TextKey
  /** An order that does not exist yet; without it the one that was picked. */
  order: SummaryOrder | null
  /** Which order begins; null when none does. */
  starts: StartedWith | null
}

const UNITS: Partial<Record<SummaryField, TextKey>> = {
  planned_unit_time: 'wizard.unit.seconds',
  planned_speed: 'wizard.unit.per-hour',
}

export default function OrderSummaryStep({ settings, asked }: StepProps<null, OrderSummarySettings>) {
  const text = useText()
  const language = useLanguage()
  const words = (value: string | number) => (typeof value === 'number' ? numberText(value, language) : value)
  const order = settings.order ?? asked.order
  const lines = order ? orderSummary(order) : []
  return (
    <div className={styles.summary}>
      <Booking lines={settings.booking} title={settings.bookingTitle} />
      <Card title={text('wizard.order-summary.order')}>
        <dl className={styles.list}>
          {lines.map(({ field, value }) => {
            const unit = UNITS[field]
            const hours = field === 'planned_setup_time' && typeof value === 'number' ? plannedHoursText(value) : ''
            return (
              <div key={field}>
                <dt>{text(`wizard.order-summary.${field}`)}</dt>
                <dd>{hours || (unit ? text(unit, { amount: words(value) }) : words(value) || '–')}</dd>
              </div>
            )
          })}
        </dl>
      </Card>
    </div>
  )
}

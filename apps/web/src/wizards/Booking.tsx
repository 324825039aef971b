import { amountText } from '@takt/domain/ground/by-unit.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { Card } from '@takt/ui/card/Card.tsx'
import { useLanguage } from '../data/words/language.ts'
import { unitText } from '../data/words/unit-text.ts'
import { useText } from '../data/words/use-text.ts'
import { numberText } from './engine/number-text.ts'
import styles from './Summary.module.css'

/** A line without a value is left out. */
export interface BookingLine {
  readonly label: TextKey
  readonly value: string | number
  /** Of a number. */
  readonly unit?: string | undefined
}

/** What the check mark will do. */
export function Booking({
  lines,
  title = 'wizard.order-summary.booking',
}: {
  lines: readonly BookingLine[]
  title?: TextKey
}) {
  const text = useText()
  const language = useLanguage()
  const shown = lines.filter(({ value }) => value !== '')
  if (shown.length === 0) return null
  return (
    <Card title={text(title)} className={styles.booking}>
      <dl className={styles.list}>
        {shown.map(({ label, value, unit = '' }) => (
          <div key={label}>
            <dt>{text(label)}</dt>
            <dd>
              {typeof value === 'number' ? amountText(value, unitText(unit), (of) => numberText(of, language)) : value}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

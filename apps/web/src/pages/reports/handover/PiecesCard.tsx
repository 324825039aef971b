import { languages } from '@takt/domain/ground/languages.ts'
import { plannedUntil } from '@takt/domain/reports/handover/planned-until.ts'
import type { Handover } from '@takt/domain/reports/model/handover.ts'
import { Card } from '@takt/ui/card/Card.tsx'
import { useSession } from '../../../data/session/session.ts'
import { dayAndTime, useNumber } from '../../../data/words/format.ts'
import { useLanguage } from '../../../data/words/language.ts'
import { tenthsText } from '../../../data/words/percent-text.ts'
import { unitText } from '../../../data/words/unit-text.ts'
import { useText } from '../../../data/words/use-text.ts'
import styles from './Handover.module.css'

/** The shift in figures: pieces beside what was planned, and the OEE with what it is made of. */
export function PiecesCard({ handover: { figures, end_time, handover_no } }: { handover: Handover }) {
  const text = useText()
  const number = useNumber()
  const { locale } = languages[useLanguage()]
  const { time_zone: timeZone } = useSession()
  const time = dayAndTime(Date.parse(figures.as_of), { timeZone })
  const whole = (value: number) => number(Math.round(value))
  const until = plannedUntil({ as_of: figures.as_of, end_time, frozen: handover_no > 0 })
  const { tak, t_percent, a_percent, k_percent } = figures.oee
  const parts = [
    ['reports.availability', t_percent],
    ['reports.performance', a_percent],
    ['reports.quality', k_percent],
  ] as const
  return (
    <Card
      title={text('handover.pieces')}
      className={styles.wide}
      actions={
        <span className={styles.asOf}>{text(handover_no > 0 ? 'handover.frozen' : 'handover.as-of', { time })}</span>
      }
    >
      <div className={styles.sums}>
        {figures.totals.length === 0 && <p className={styles.big}>{number(0)}</p>}
        {figures.totals.map(({ unit, good_qty, target_qty, scrap_qty }) => (
          <p key={unit} className={styles.sum}>
            <strong className={styles.big}>
              {whole(good_qty)} <span className={styles.unit}>{unitText(unit)}</span>
            </strong>
            <span>
              {target_qty === null
                ? text('handover.no-plan')
                : text(`handover.of-planned.${until}`, { planned: whole(target_qty) })}
              {scrap_qty !== 0 && ` · ${text('cockpit.scrap', { count: number(scrap_qty) })}`}
            </span>
          </p>
        ))}
        <dl className={styles.oee}>
          <div className={styles.whole}>
            <dt>{text('reports.oee')}</dt>
            <dd>{tenthsText(tak, locale)}</dd>
          </div>
          {parts.map(([label, value]) => (
            <div key={label}>
              <dt>{text(label)}</dt>
              <dd>{tenthsText(value, locale)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  )
}

import type { HourOfShift } from '@takt/domain/history/model/shift-so-far.ts'
import type { Span } from '@takt/domain/history/plant-hours.ts'
import { classNames } from '@takt/ui/class-names.ts'
import { useSession } from '../../data/session/session.ts'
import { plantTime, useNumber } from '../../data/words/format.ts'
import { useLanguage } from '../../data/words/language.ts'
import { unitText } from '../../data/words/unit-text.ts'
import { useText } from '../../data/words/use-text.ts'
import styles from './HourBars.module.css'
import { placeOf } from './place-of.ts'

interface HourBarsProps {
  readonly hours: readonly HourOfShift[]
  readonly span: Span
  readonly now: number
  /** Said where beside these hours stand those of another. */
  readonly unit?: string
}

/** Pieces of each hour below the line of the shift, beside what the hour was to bring. */
export function HourBars({ hours, span, now, unit = '' }: HourBarsProps) {
  const text = useText()
  const number = useNumber()
  const language = useLanguage()
  const { time_zone: timeZone } = useSession()
  const most = Math.max(
    1,
    ...hours.map(({ good_qty, scrap_qty, target_qty }) => Math.max(good_qty + scrap_qty, target_qty ?? 0)),
  )
  const height = (pieces: number) => `${Math.min(100, Math.max(0, (100 * pieces) / most))}%`
  const bars = (
    <ol className={styles.hours} aria-label={`${text('cockpit.pieces-per-hour')} ${unitText(unit)}`.trim()}>
      {hours.map(({ start_time, end_time, good_qty, scrap_qty, target_qty }) => {
        const hour = { from: Date.parse(start_time), to: Date.parse(end_time) }
        if (hour.to <= span.from || hour.from >= span.to) return null
        const from = plantTime(hour.from, { language, timeZone, kind: 'time' })
        const isToCome = hour.from > now
        const planned = target_qty === null ? '–' : number(Math.round(target_qty))
        const words = isToCome
          ? text('cockpit.hour-to-come', { from, planned })
          : text('cockpit.hour', { from, good: number(good_qty), planned, scrap: number(scrap_qty) })
        return (
          <li key={start_time} className={styles.hour} style={placeOf(hour, span, span)} title={words}>
            <span className={styles.words}>{words}</span>
            <span className={styles.bars} aria-hidden="true">
              {target_qty !== null && <span className={styles.target} style={{ insetBlockEnd: height(target_qty) }} />}
              {scrap_qty > 0 && (
                <span
                  className={styles.scrap}
                  style={{ insetBlockEnd: height(good_qty), blockSize: height(scrap_qty) }}
                />
              )}
              <span
                className={classNames(styles.good, target_qty !== null && good_qty < target_qty && styles.less)}
                style={{ blockSize: height(good_qty) }}
              />
            </span>
            <span className={styles.made} aria-hidden="true">
              {isToCome || (unit !== '' && good_qty === 0) ? '' : number(Math.round(good_qty))}
            </span>
            <span className={styles.clock} aria-hidden="true">
              {from.replace(/:00$/, '')}
            </span>
          </li>
        )
      })}
    </ol>
  )
  if (unit === '') return bars
  return (
    <div>
      <p className={styles.unit} aria-hidden="true">
        {unitText(unit)}
      </p>
      {bars}
    </div>
  )
}

import { weekBars } from '@takt/domain/calendar/week-picture.ts'
import type { ShiftSpan } from '@takt/domain/ground/calendar.ts'
import { classNames } from '@takt/ui/class-names.ts'
import { useText } from '../../../data/words/use-text.ts'
import styles from './WeekPicture.module.css'

const DAY = 24 * 60
const MARKS = [0, 6, 12, 18, 24]

interface WeekPictureProps {
  label: string
  days: readonly { readonly name: string; readonly spans: readonly ShiftSpan[] }[]
  shiftName: (shift: number) => string
}

/** Planned time as bars over 24 hours a row. A shift is told by its number, the tint only helps the eye. */
export function WeekPicture({ label, days, shiftName }: WeekPictureProps) {
  const text = useText()
  const rows = weekBars(days.map(({ spans }) => spans))
  const said = days.map(({ name, spans }) => {
    const times = spans.map(({ from, to, shift }) =>
      text('calendars.picture-time', { from, to, shift: shiftName(shift) }),
    )
    return text('calendars.picture-day', { day: name, times: times.join(', ') || text('calendars.free') })
  })
  return (
    <figure
      className={classNames(styles.picture, days.length === 1 && styles.single)}
      role="img"
      aria-label={`${label}. ${said.join('. ')}`}
    >
      {rows.map((bars, index) => (
        <div key={days[index]?.name} className={styles.row}>
          <span className={styles.day}>{days[index]?.name}</span>
          <span className={styles.track}>
            {bars.map(({ from, to, shift }) => (
              <span
                key={from}
                className={styles.bar}
                data-tint={shift % 4}
                style={{ left: `${(from / DAY) * 100}%`, width: `${((to - from) / DAY) * 100}%` }}
              >
                {to - from >= 90 && shift}
              </span>
            ))}
          </span>
        </div>
      ))}
      <div className={styles.row}>
        <span className={styles.day} />
        <span className={styles.hours}>
          {MARKS.map((hour) => (
            <span key={hour} style={{ left: `${(hour / 24) * 100}%` }}>
              {hour}
            </span>
          ))}
        </span>
      </div>
    </figure>
  )
}

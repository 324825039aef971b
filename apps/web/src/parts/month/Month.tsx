import { monthDays } from '@takt/domain/calendar/month-days.ts'
import { addDays, firstOfMonth, mondayOf } from '@takt/domain/ground/dates.ts'
import { weekdayOf } from '@takt/domain/ground/zone-time.ts'
import { IconButton } from '@takt/ui/button/IconButton.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '@takt/ui/icon/arrow-icons.tsx'
import type { CSSProperties, ReactNode } from 'react'
import { dayInWords } from '../../data/words/format.ts'
import { useLanguage } from '../../data/words/language.ts'
import { useText } from '../../data/words/use-text.ts'
import styles from './Month.module.css'

interface MonthProps {
  /** Any day of the month. */
  at: string
  /** Nobody turns to a month before that of `min` or after that of `max`. */
  min?: string | undefined
  max?: string | undefined
  /** As wide as a finger where the month has no width of its own. */
  leastDay?: string
  onTurn: (months: number) => void
  /** A day's button, in the column of its weekday. */
  draw: (day: string, place: CSSProperties) => ReactNode
}

const week = [0, 1, 2, 3, 4, 5, 6]

/** A month under its name; weeks begin on Monday in every language of the product. */
export function Month({ at, min, max, leastDay, onTurn, draw }: MonthProps) {
  const text = useText()
  const language = useLanguage()
  const first = min !== undefined && firstOfMonth(at) <= firstOfMonth(min)
  const last = max !== undefined && firstOfMonth(at) >= firstOfMonth(max)
  return (
    <div className={styles.month} style={{ '--least-day': leastDay } as CSSProperties}>
      <header className={styles.head}>
        <IconButton
          aria-label={text('calendars.month-before')}
          icon={<ChevronLeftIcon />}
          disabled={first}
          onClick={() => onTurn(-1)}
        />
        <strong aria-live="polite">{dayInWords(at, language, 'month')}</strong>
        <IconButton
          aria-label={text('calendars.month-after')}
          icon={<ChevronRightIcon />}
          disabled={last}
          onClick={() => onTurn(1)}
        />
      </header>
      <div className={styles.days}>
        {week.map((index) => (
          <span key={index} className={styles.weekday} aria-hidden="true">
            {dayInWords(addDays(mondayOf(at), index), language, 'weekday')}
          </span>
        ))}
        {monthDays(at).map((day) => draw(day, { gridColumn: weekdayOf(day) }))}
      </div>
    </div>
  )
}

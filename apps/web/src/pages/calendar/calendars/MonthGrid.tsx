import type { DayRange } from '@takt/domain/calendar/month-days.ts'
import { addMonths, firstOfMonth } from '@takt/domain/ground/dates.ts'
import { useState } from 'react'
import { useText } from '../../../data/words/use-text.ts'
import { Month } from '../../../parts/month/Month.tsx'
import styles from './MonthGrid.module.css'
import type { CalendarWords } from './use-calendar-words.ts'

interface MonthGridProps {
  /** Days before it have passed. */
  today: string
  kindOf: (day: string) => { readonly day_type: string; readonly differs: boolean; readonly free: boolean }
  chosen: DayRange | null
  words: CalendarWords
  onPress: (day: string) => void
}

/** A month of days, each with what it is; those that differ from their weekday are marked. */
export function MonthGrid({ today, kindOf, chosen, words, onPress }: MonthGridProps) {
  const text = useText()
  const [month, setMonth] = useState(firstOfMonth(today))
  return (
    <Month
      at={month}
      min={today}
      onTurn={(months) => setMonth(addMonths(month, months))}
      draw={(day, place) => {
        const { day_type, differs, free } = kindOf(day)
        const said = { date: words.date(day), kind: words.kind(day_type) }
        return (
          <button
            key={day}
            type="button"
            className={styles.day}
            style={place}
            data-differs={differs}
            data-free={free}
            aria-label={text(differs ? 'calendars.cell-differs' : 'calendars.cell', said)}
            aria-pressed={chosen !== null && day >= chosen.first && day <= chosen.last}
            disabled={day < today}
            onClick={() => onPress(day)}
          >
            <b>{Number(day.slice(8))}</b>
            <span className={styles.kind}>{said.kind}</span>
          </button>
        )
      }}
    />
  )
}

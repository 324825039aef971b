import { addDays, addMonths, mondayOf } from '@takt/domain/ground/dates.ts'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { dayInWords } from '../../data/words/format.ts'
import { useLanguage } from '../../data/words/language.ts'
import { Month } from '../month/Month.tsx'
import styles from './DateField.module.css'
import { isWithin } from './day-limits.ts'

interface DayGridProps {
  /** '' for none. */
  value: string
  min?: string | undefined
  max?: string | undefined
  today: string
  /** The day that the keyboard stands on. */
  first: RefObject<HTMLButtonElement | null>
  onPick: (day: string) => void
}

/** How far a key goes. */
const steps: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
  Home: mondayOf,
  End: (day) => addDays(mondayOf(day), 6),
}

/** The days of a month to choose one from, by finger, mouse and arrow keys. */
export function DayGrid({ value, min, max, today, first, onPick }: DayGridProps) {
  const language = useLanguage()
  const nearest = (day: string) => (min !== undefined && day < min ? min : max !== undefined && day > max ? max : day)
  const [at, setAt] = useState(() => value || nearest(today))
  const byKey = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keyboard follows to the day it went to, in another month too.
  useEffect(() => {
    if (byKey.current) first.current?.focus()
    byKey.current = false
  }, [at])
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    byKey.current = true
    setAt(nearest(step(at)))
  }
  return (
    <Month
      {...{ at, min, max }}
      leastDay="44px"
      onTurn={(months) => setAt(nearest(addMonths(at, months)))}
      draw={(day, place) => (
        <button
          key={day}
          ref={day === at ? first : undefined}
          type="button"
          className={styles.choice}
          style={place}
          tabIndex={day === at ? 0 : -1}
          aria-label={dayInWords(day, language, 'date')}
          aria-pressed={day === value}
          aria-current={day === today ? 'date' : undefined}
          disabled={!isWithin(day, { min, max })}
          onKeyDown={onKeyDown}
          onClick={() => onPick(day)}
        >
          {Number(day.slice(8))}
        </button>
      )}
    />
  )
}

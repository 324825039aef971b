import { languages } from '@takt/domain/ground/languages.ts'
import type { OeeHour } from '@takt/domain/history/model/oee-hour.ts'
import { figuresOfHour, oeeStep } from '@takt/domain/history/oee-hours.ts'
import { useMemo } from 'react'
import { dayInWords, hourText } from '../../../data/words/format.ts'
import { useLanguage } from '../../../data/words/language.ts'
import { tenthsText } from '../../../data/words/percent-text.ts'
import { useText } from '../../../data/words/use-text.ts'
import styles from './Hours.module.css'

interface HourGridProps {
  readonly hours: readonly OeeHour[]
  readonly open: (hour: OeeHour) => void
  /** What a press does, in words. */
  readonly opens: string
}

const HOURS = 24
const pad = (hour: number) => String(hour % HOURS).padStart(2, '0')

/** Days down, the hours of the plant's day across; each hour says its figure, so that no colour has to be read. */
export function HourGrid({ hours, open, opens }: HourGridProps) {
  const text = useText()
  const language = useLanguage()
  const { locale } = languages[language]
  const { across, days } = useMemo(() => {
    const all = hours.map(({ hour }) => hour)
    const [first, last] = [Math.min(...all), Math.max(...all)]
    return {
      across: Array.from({ length: last - first + 1 }, (_, at) => first + at),
      days: [...Map.groupBy(hours, ({ day }) => day)],
    }
  }, [hours])
  const wordsOf = (hour: OeeHour) => {
    const when = `${dayInWords(hour.day, language, 'date')}, ${hourText(hour.hour % HOURS)}`
    const { oee, availability } = figuresOfHour(hour)
    if (availability === null) return `${when}: ${text('hours.unknown')}`
    const figures = { value: tenthsText(oee, locale), availability: tenthsText(availability, locale) }
    return `${when}: ${text('hours.figures', figures)}. ${opens}`
  }
  return (
    <div className={styles.room}>
      <table className={styles.grid}>
        <caption>{text('hours.title')}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.day}>
              {text('production.day')}
            </th>
            {across.map((hour) => (
              <th key={hour} scope="col">
                {pad(hour)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map(([day, own]) => (
            <tr key={day}>
              <th scope="row" className={styles.day}>
                {dayInWords(day, language, 'date')}
              </th>
              {across.map((hour) => {
                const found = own.find((one) => one.hour === hour)
                if (found === undefined) return <td key={hour} className={styles.cell} data-step="unplanned" />
                const { oee } = figuresOfHour(found)
                return (
                  <td key={hour} className={styles.cell} data-step={oee === null ? 'unknown' : oeeStep(oee)}>
                    <button
                      type="button"
                      title={wordsOf(found)}
                      aria-label={wordsOf(found)}
                      onClick={() => open(found)}
                    >
                      {oee === null ? '' : Math.round(oee)}
                    </button>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

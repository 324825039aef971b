import { weekOnAxis, weekText } from '@takt/domain/calendar/week-text.ts'
import { useMemo } from 'react'
import { dayInWords } from '../../../../data/words/format.ts'
import { useLanguage } from '../../../../data/words/language.ts'

export interface PeriodWords {
  /** Sat 14 Nov 2026, 2026-W46, November 2026, 2026. */
  readonly whole: (period: unknown) => string
  /** On an axis a day and a week are without their year, as in the statistics: those of one chart lie close together. */
  readonly short: (period: unknown) => string
}

/** By what the period is, not by what is chosen: until the answer is there, what is shown is grouped as before. */
export function usePeriodWords(): PeriodWords {
  const language = useLanguage()
  return useMemo(() => {
    const words = (period: string, kind: 'day' | 'date') => {
      if (/^\d{4}-\d\d-\d\d$/.test(period)) return dayInWords(period, language, kind)
      return /^\d{4}-\d\d$/.test(period) ? dayInWords(`${period}-01`, language, 'month') : weekText(period, language)
    }
    return {
      whole: (period) => words(String(period), 'day'),
      short: (period) => weekOnAxis(words(String(period), 'date')),
    }
  }, [language])
}

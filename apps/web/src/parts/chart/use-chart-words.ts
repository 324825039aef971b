import type { ChartForm } from '@takt/domain/ground/charts/chart.ts'
import { languages } from '@takt/domain/ground/languages.ts'
import { useMemo } from 'react'
import { manyHoursText, plannedHoursText, useNumber } from '../../data/words/format.ts'
import { useLanguage } from '../../data/words/language.ts'
import { tenthsText } from '../../data/words/percent-text.ts'

const HOUR_SECONDS = 3600

/** What machines count in shares of a cycle reads as pieces; below ten a half is said. */
const inWhole = (value: number) => (Math.abs(value) >= 10 ? Math.round(value) : value)

/** How the values of a chart are written, in full and on its axes. */
export function useChartWords() {
  const number = useNumber()
  const { locale } = languages[useLanguage()]
  return useMemo(
    () => ({
      number,
      value: (form: ChartForm, value: number | null): string => {
        if (value === null) return '–'
        if (form === 'hours') return manyHoursText(value * HOUR_SECONDS, number)
        return form === 'percent' ? tenthsText(value, locale) : number(inWhole(value))
      },
      tick: (form: ChartForm, value: number): string => {
        if (form === 'hours') return plannedHoursText(value, number)
        return form === 'percent' ? `${number(value)} %` : number(value)
      },
    }),
    [number, locale],
  )
}

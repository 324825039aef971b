import type { Chart } from '@takt/domain/ground/charts/chart.ts'
import type { Language } from '@takt/domain/ground/languages.ts'
import { dayInWords } from '../../../data/words/format.ts'

/** A day as the language says it; on the axis without its year, for days of one page lie close together. */
export function inDays(chart: Chart, language: Language): Chart {
  const categories = chart.categories.map((one) => ({
    ...one,
    name: dayInWords(one.key, language, 'day'),
    file: one.key,
    short: dayInWords(one.key, language, 'date'),
  }))
  return { ...chart, categories }
}

import type { Chart } from '@takt/domain/ground/charts/chart.ts'
import type { Language } from '@takt/domain/ground/languages.ts'
import { dayInWords } from '../../../data/words/format.ts'

/** On the axis a day has its weekday and no year: days of one page lie close together. */
export function inDays(chart: Chart, language: Language): Chart {
  const categories = chart.categories.map((one) => ({ ...one, short: dayInWords(one.key, language, 'date') }))
  return { ...chart, categories }
}

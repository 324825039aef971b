/** The period before beside the one that is shown: lighter bars, a quiet line, and what became of it in one figure. */
import { toDecimals } from '../statistics/decimals.ts'
import { type Chart, type ChartSeries, isDrawn } from './chart.ts'

/** The same chart of the period before. Days stand by their place in the period, anything else by what it is. */
export function besideBefore(chart: Chart, before: Chart, name: string): Chart {
  const own = chart.series.find((one) => isDrawn(one) && one.as === undefined)
  const earlier = before.series.find(({ key }) => key === own?.key)
  if (own === undefined || earlier === undefined) return chart
  const gone = chart.inTime
    ? []
    : before.categories.filter(({ key }) => !chart.categories.some((one) => one.key === key))
  const categories = [...chart.categories, ...gone]
  const values = categories.map(({ key }, at) => {
    const place = chart.inTime ? at : before.categories.findIndex((one) => one.key === key)
    return earlier.values[place] ?? null
  })
  const left = gone.map(() => null)
  const series = chart.series.map((one): ChartSeries => ({ ...one, values: [...one.values, ...left] }))
  const at = series.findIndex(({ key }) => key === own.key)
  const lighter: ChartSeries = {
    key: 'before',
    name,
    colour: chart.kind === 'line' ? 'quiet' : own.colour,
    as: 'before',
    values,
  }
  return { ...chart, categories, series: [...series.slice(0, at + 1), lighter, ...series.slice(at + 1)] }
}

/** What a chart says in one figure: what it is of all together, or the sum of its bars. */
export function totalOf({ series }: Chart): number | null {
  const whole = series.find(({ as }) => as === 'whole')
  if (whole !== undefined) return whole.values[0] ?? null
  const own = series.find((one) => isDrawn(one) && one.as === undefined)
  return own === undefined ? null : own.values.reduce<number>((sum, value) => sum + (value ?? 0), 0)
}

export interface Difference {
  readonly direction: 'more' | 'less' | 'same'
  readonly verdict: 'better' | 'worse' | 'same'
  /** Never below nothing; of percentages in points. */
  readonly amount: number
  readonly before: number
}

/** Null: of one of the two nothing is known. What nobody could read from the figures is no difference. */
export function difference(now: Chart, before: Chart, better: 'more' | 'less'): Difference | null {
  const [of, was] = [totalOf(now), totalOf(before)]
  if (of === null || was === null) return null
  const amount = toDecimals(of - was, now.form === 'percent' ? 1 : 2)
  const direction = amount > 0 ? 'more' : amount < 0 ? 'less' : 'same'
  const verdict = direction === 'same' ? 'same' : direction === better ? 'better' : 'worse'
  return { direction, verdict, amount: Math.abs(amount), before: was }
}

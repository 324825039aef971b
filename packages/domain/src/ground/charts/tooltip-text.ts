import type { Chart } from './chart.ts'
import type { ChartLook } from './chart-look.ts'

/** So many parts of a stack are read; the table has all. */
const MOST_LINES = 10

/** What a category is made of: its name, and each value that there is, of a stack the largest first. */
export function tooltipText(chart: Chart, at: number, look: Pick<ChartLook, 'value' | 'hidden'>): string {
  const there = chart.series
    .map((one) => ({ ...one, value: one.values[at] ?? null }))
    .filter(({ key, value }) => value !== null && !look.hidden.has(key))
  const sized =
    chart.kind === 'stacked-bars'
      ? there
          .filter(({ value, as }) => value !== 0 || as !== undefined)
          .sort((a, b) => Number(a.as !== undefined) - Number(b.as !== undefined) || (b.value ?? 0) - (a.value ?? 0))
      : there
  const lines = sized.slice(0, MOST_LINES).map((one) => `${one.name}: ${look.value(one.form ?? chart.form, one.value)}`)
  return [chart.categories[at]?.name ?? '', ...lines, ...(sized.length > MOST_LINES ? ['…'] : [])].join('\n')
}

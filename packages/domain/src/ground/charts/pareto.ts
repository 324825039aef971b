import { naturalCompare } from '../navigation/natural-sort.ts'
import { toDecimals } from '../statistics/decimals.ts'
import type { Chart, ChartColour, ChartForm } from './chart.ts'

export interface ParetoBar {
  readonly key: string
  readonly name: string
  readonly colour: ChartColour
  readonly value: number
  /** How often, where that is known: told beside how much. */
  readonly times?: number | null
}

export interface ParetoWords {
  readonly value: string
  readonly share: string
  readonly times?: string
}

interface ParetoOn {
  readonly form: ChartForm
  readonly words: ParetoWords
  /** What many small ones are together: it stands last, however much it is, and the share counts it. */
  readonly rest?: ParetoBar | undefined
}

/** The largest first, and the share of all that they and those before them make: where it is steep, work pays. */
export function pareto(bars: readonly ParetoBar[], { form, words, rest }: ParetoOn): Chart {
  const sorted = bars.filter(({ value }) => value > 0).sort((a, b) => b.value - a.value || naturalCompare(a.key, b.key))
  if (rest !== undefined && rest.value > 0) sorted.push(rest)
  const total = sorted.reduce((sum, { value }) => sum + value, 0)
  let sum = 0
  const shares = sorted.map(({ value }) => {
    sum += value
    return toDecimals((100 * sum) / total, 1)
  })
  const times = words.times === undefined ? [] : [{ name: words.times, values: sorted.map((bar) => bar.times ?? null) }]
  return {
    kind: 'pareto',
    form,
    categories: sorted.map(({ key, name, colour }) => ({ key, name, colour })),
    series: [
      { key: 'value', name: words.value, colour: 'quiet', values: sorted.map(({ value }) => value) },
      { key: 'share', name: words.share, colour: 'second', values: shares, form: 'percent', as: 'share' },
      ...times.map((told) => ({ ...told, key: 'times', colour: 'quiet', form: 'quantity', as: 'told' }) as const),
    ],
  }
}

/** What a chart shows, in words of the plant: pages name one of these kinds and never the library that draws it. */

export const chartKinds = ['bars', 'stacked-bars', 'line', 'pareto', 'waterfall'] as const
export type ChartKind = (typeof chartKinds)[number]

/** Colours of the theme by what they mean; `running` and `uncoded` are green and orange, which nothing else may be. */
export const chartInks = ['running', 'uncoded', 'micro', 'setup', 'loss', 'quiet', 'faint', 'first', 'second'] as const
export type ChartInk = (typeof chartInks)[number]
export type ChartColour = ChartInk | `#${string}`

export type ChartForm = 'hours' | 'percent' | 'quantity'

export interface ChartCategory {
  readonly key: string
  readonly name: string
  /** The same on the axis, where there is little room. */
  readonly short?: string
  /** The same in files, where programs read it: a day as 2026-11-18. */
  readonly file?: string
  readonly colour?: ChartColour
  /** In table and file, not drawn: beside it nobody would see the others. */
  readonly as?: 'told'
}

export interface ChartSeries {
  readonly key: string
  readonly name: string
  readonly colour: ChartColour
  /** One for each category; null where it has none. */
  readonly values: readonly (number | null)[]
  /** Of its values, where they are not those of the chart. */
  readonly form?: ChartForm
  /** goal: a dashed line. whole: what all of them are together, a quiet dashed line. share: a line of percent on an axis of its own. told: in table, file and tooltip, not drawn. before: of the period before, lighter. */
  readonly as?: 'goal' | 'whole' | 'share' | 'told' | 'before'
  /** Where the bars of a waterfall begin. */
  readonly from?: readonly number[]
}

export interface Chart {
  readonly kind: ChartKind
  readonly form: ChartForm
  readonly categories: readonly ChartCategory[]
  readonly series: readonly ChartSeries[]
  /** Days or hours one after the other: of very many some labels may be left out, and one looks closer by zooming. */
  readonly inTime?: boolean
}

/** What of a chart is drawn: a category at a place of the picture is the one at that place of this. */
export function drawnOf(chart: Chart): Chart {
  const kept = chart.categories.flatMap(({ as }, at) => (as === 'told' ? [] : [at]))
  if (kept.length === chart.categories.length) return chart
  const of = <Value>(all: readonly Value[]) => kept.map((at) => all[at] as Value)
  return {
    ...chart,
    categories: of(chart.categories),
    series: chart.series.map((one) => ({
      ...one,
      values: of(one.values),
      ...(one.from === undefined ? {} : { from: of(one.from) }),
    })),
  }
}

/** A line across the chart, which is there whatever the chart tells. */
export const isAcross = ({ as }: { readonly as?: ChartSeries['as'] | undefined }): boolean =>
  as === 'goal' || as === 'whole'

export const isDrawn = ({ as }: ChartSeries): boolean => as !== 'told'

/** Whether there is anything to see: a chart of nothing but zeros tells nobody anything. */
export function isEmpty({ categories, series }: Chart): boolean {
  return categories.length === 0 || !series.some((one) => !isAcross(one) && one.values.some((value) => value))
}

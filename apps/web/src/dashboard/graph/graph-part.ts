import type { GraphConfig } from '@takt/domain/dashboards/graph-config.ts'
import type { GraphData } from '@takt/domain/dashboards/graph-series.ts'
import type { GreenLimit } from '@takt/domain/dashboards/green-limit.ts'
import type { Band } from '@takt/domain/dashboards/query-graph.ts'
import { distinctColours } from '@takt/domain/ground/distinct-colours.ts'

/** What the parts of a graph share. */
export interface GraphPart {
  readonly config: GraphConfig
  readonly data: GraphData
  /** Categories lie by their own number or time instead of side by side. */
  readonly byNumber: boolean
  /** A shaded range of values. */
  readonly band: Band | undefined
  /** A line, and the colour of the points on its good side. */
  readonly limit: GreenLimit | undefined
  /** A line ends where a category has no value, instead of going on to the next that has one. */
  readonly gaps: boolean
  /** A category as text, whole and as it stands on the axis. */
  readonly label: (category: number) => { readonly whole: string; readonly cut: string }
  /** A name of the legend, as long as labels may be. */
  readonly cut: (name: string) => string
  readonly value: (value: number, series: number) => string
  /** A number of the axis. */
  readonly tick: (value: number) => string
  /** 'Good, M101: 1240', told by the pointer and to screen readers. */
  readonly point: (on: { series: number; category: number; value: number }) => string
}

/** The colour its row names, else one by the slice's own name. */
export function sliceColors({ data, label }: Pick<GraphPart, 'data' | 'label'>): string[] {
  const names = data.categories.map((_, at) => label(at).whole)
  const [first] = data.series
  const ownOf = (at: number) => {
    const point = first?.points[at]
    return point?.isNamed ? point.color : undefined
  }
  const colours = distinctColours(names.map((name, at) => [name, ownOf(at)]))
  return names.map((name) => colours.get(name) as string)
}

/** Stacked bars over a saved query: its first column is x, the second the series, the third the value: D-WIDGET-33-X. */
import { type GraphConfig, newDataset, newGraph } from '../graph-config.ts'
import type { QueryRows } from '../query-graph.ts'

export const legendPlaces = ['left', 'right', 'top', 'bottom'] as const
export type LegendPlace = (typeof legendPlaces)[number]

/** Undefined where the query answers fewer than three columns. */
export function stackGraph({ columns }: QueryRows): GraphConfig | undefined {
  const [x, series, value] = columns
  if (x === undefined || series === undefined || value === undefined) return undefined
  const dataset = { ...newDataset, y: value.name, splitSet: true, splitKey: series.name }
  return { ...newGraph, graphType: 'stackedBar', x: x.name, datasets: [dataset] }
}

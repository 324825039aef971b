/** What a graph of rows is told: D-ENTITY-32 to 39-C. */
import { asNumber } from './value-config.ts'

/** Offered by the datasource graph. */
export const graphTypes = ['line', 'bar', 'scatter', 'pie', 'doughnut', 'polarArea'] as const
/** Offered by the graphs over tasks: D-LIMIT-29. One renderer draws both lists. */
export const taskGraphTypes = ['bar', 'pie', 'doughnut', 'stackedBar', 'filledStackedBar', 'clampLine', 'line'] as const
export type GraphType = (typeof graphTypes)[number] | (typeof taskGraphTypes)[number]
const allTypes = [...new Set<GraphType>([...graphTypes, ...taskGraphTypes])]

export const valueLabelPlaces = ['none', 'start', 'center', 'end'] as const
export type ValueLabels = (typeof valueLabelPlaces)[number]

/** Picks a palette colour by the series' name. */
export const AUTO_COLOR = '_auto'

export interface GraphDataset {
  readonly y: string
  /** One series for each value of splitKey, or only the rows of splitValue where that is set. */
  readonly splitSet: boolean
  readonly splitKey: string
  readonly splitValue: string
  /** The property of a row that holds its colour, or _auto. */
  readonly colorKey: string
  /** Colours of the series in turn, joined by '|'; empty follows colorKey. */
  readonly borderColor: string
  readonly borderWidth: number
  /** 0 to 1. */
  readonly opacity: number
  /** 0 draws straight lines, 1 the softest curve. */
  readonly tension: number
  readonly valueLabels: ValueLabels
  readonly valueFormatter: string
}

export type SortOrder = '' | 'asc' | 'desc'

export interface GraphConfig {
  readonly graphType: GraphType
  readonly x: string
  /** Kept from older data; without datasets it is the y of the first one. */
  readonly y: string
  readonly showLegend: boolean
  readonly datasets: readonly GraphDataset[]
  /** An empty bound is automatic. */
  readonly xMin: number | null
  readonly xMax: number | null
  readonly yMin: number | null
  readonly yMax: number | null
  readonly sortX: SortOrder
  readonly sortY: SortOrder
}

export const newDataset: GraphDataset = {
  y: '',
  splitSet: false,
  splitKey: '',
  splitValue: '',
  colorKey: AUTO_COLOR,
  borderColor: '',
  borderWidth: 2,
  opacity: 1,
  tension: 0,
  valueLabels: 'none',
  valueFormatter: 'none',
}
export const newGraph: GraphConfig = {
  graphType: 'bar',
  x: '',
  y: '',
  showLegend: true,
  datasets: [newDataset],
  xMin: null,
  xMax: null,
  yMin: null,
  yMax: null,
  sortX: '',
  sortY: '',
}

/** A dataset without y, or one that is split by nothing, is not drawn and its tab is marked: D-CONFIG-54-X. */
export function isIncomplete(dataset: GraphDataset): boolean {
  return dataset.y === '' || (dataset.splitSet && dataset.splitKey === '')
}

/** The first dataset stays; what is left of the removed one is selected: D-CONFIG-52, 54-X. */
export function withoutDataset(
  datasets: readonly GraphDataset[],
  at: number,
): { readonly datasets: readonly GraphDataset[]; readonly selected: number } {
  if (at <= 0 || at >= datasets.length) return { datasets, selected: Math.max(0, at) }
  return { datasets: datasets.filter((_, index) => index !== at), selected: at - 1 }
}

export function readGraph(stored: unknown): GraphConfig {
  if (!isRecord(stored)) return newGraph
  const y = text(stored.y)
  const datasets = Array.isArray(stored.datasets) ? stored.datasets.filter(isRecord).map(readDataset) : []
  return {
    graphType: allTypes.find((type) => type === stored.graphType) ?? 'bar',
    x: text(stored.x),
    y,
    showLegend: stored.showLegend !== false,
    datasets: datasets.length > 0 ? datasets : [{ ...newDataset, y }],
    xMin: bound(stored.xMin),
    xMax: bound(stored.xMax),
    yMin: bound(stored.yMin),
    yMax: bound(stored.yMax),
    sortX: order(stored.sortX),
    sortY: order(stored.sortY),
  }
}

function readDataset(stored: Record<string, unknown>): GraphDataset {
  return {
    y: text(stored.y),
    splitSet: stored.splitSet === true,
    splitKey: text(stored.splitKey),
    splitValue: text(stored.splitValue),
    colorKey: text(stored.colorKey) || AUTO_COLOR,
    borderColor: text(stored.borderColor),
    borderWidth: within(stored.borderWidth, { min: 0, max: 20, default: newDataset.borderWidth }),
    opacity: within(stored.opacity, { min: 0, max: 1, default: newDataset.opacity }),
    tension: within(stored.tension, { min: 0, max: 1, default: newDataset.tension }),
    valueLabels: valueLabelPlaces.find((place) => place === stored.valueLabels) ?? 'none',
    valueFormatter: text(stored.valueFormatter) || 'none',
  }
}

function bound(stored: unknown): number | null {
  return asNumber(stored) ?? null
}

function order(stored: unknown): SortOrder {
  return stored === 'asc' || stored === 'desc' ? stored : ''
}

function within(stored: unknown, range: { min: number; max: number; default: number }): number {
  return Math.min(Math.max(asNumber(stored) ?? range.default, range.min), range.max)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

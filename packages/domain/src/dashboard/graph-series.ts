/** Rows as series of numbers over categories, and the colour of each: D-ENTITY-36-X to 38. */
import { stopColour } from '../stops/stop-colour.ts'
import { AUTO_COLOR, type GraphConfig, type GraphDataset, isIncomplete } from './graph-config.ts'
import { isColor } from './read-config.ts'
import { sortRows } from './rows.ts'
import { asNumber, type Row } from './value-config.ts'

export interface GraphPoint {
  readonly value: number
  /** Of this one point, where its row has a colour. */
  readonly color: string
}

export interface GraphSeries {
  readonly name: string
  readonly color: string
  readonly dataset: GraphDataset
  /** One for each category; undefined where it has no number. */
  readonly points: readonly (GraphPoint | undefined)[]
}

export interface GraphData {
  /** The values of x, as they stand on the axis; of a scatter one for each row, also where they are equal. */
  readonly categories: readonly unknown[]
  readonly series: readonly GraphSeries[]
}

/** Told apart on light and dark grounds, and in most kinds of colour blindness by their order of brightness. */
export const PALETTE = [
  '#1c7ed6',
  '#f08c00',
  '#2f9e44',
  '#e03131',
  '#9c36b5',
  '#0c8599',
  '#e8590c',
  '#5c7cfa',
  '#66a80f',
  '#c2255c',
  '#12b886',
  '#f2c40f',
] as const

export function graphData(config: GraphConfig, rows: readonly Row[], nameOf: (key: string) => string): GraphData {
  const shown = inXBounds(sortRows(rows, { prop: config.sortX === '' ? '' : config.x, order: 'asc' }), config)
  // Each row of a scatter is an observation: two at the same x are two points.
  const ofEach = config.graphType === 'scatter'
  const ordered = config.sortX === 'desc' ? shown.toReversed() : shown
  const keyOf = (row: Row) => (ofEach ? row : String(row[config.x] ?? ''))
  const byKey = new Map<unknown, unknown>(ordered.map((row) => [keyOf(row), row[config.x] ?? '']))
  const categories = [...byKey.values()]
  const place = new Map([...byKey.keys()].map((key, at) => [key, at]))
  const parts = config.datasets.filter((dataset) => !isIncomplete(dataset)).flatMap((dataset) => split(dataset, shown))
  const named = parts.map((part) => ({ ...part, name: part.name ?? nameOf(part.dataset.y) }))
  const auto = autoColors(named.map(({ name }) => name))
  const series = named.map(({ dataset, name, rows: own, at }): GraphSeries => {
    const color = joinedColor(dataset.borderColor, at) ?? colorIn(dataset, own[0]) ?? (auto.get(name) as string)
    const points: (GraphPoint | undefined)[] = categories.map(() => undefined)
    for (const row of own) {
      const value = asNumber(row[dataset.y])
      const where = place.get(keyOf(row))
      if (value === undefined || where === undefined) continue
      const before = points[where]
      // Several rows of one category are amounts of one bar, slice or point of a line: their sum.
      points[where] = { value: (before?.value ?? 0) + value, color: before?.color ?? colorIn(dataset, row) ?? color }
    }
    return { name, color, dataset, points }
  })
  return { categories, series }
}

interface Part {
  readonly dataset: GraphDataset
  /** Undefined for a dataset that is not split: it is called by its property. */
  readonly name: string | undefined
  readonly rows: readonly Row[]
  readonly at: number
}

function split(dataset: GraphDataset, rows: readonly Row[]): Part[] {
  if (!dataset.splitSet) return [{ dataset, name: undefined, rows, at: 0 }]
  const of = (row: Row) => String(row[dataset.splitKey] ?? '')
  const values = dataset.splitValue === '' ? distinct(rows.map(of)) : [dataset.splitValue]
  return values.map((value, at) => ({
    dataset,
    name: String(value),
    rows: rows.filter((row) => of(row) === String(value)),
    at,
  }))
}

/** Bounds of x leave out what lies beyond them; a category that is no number has no place on either side. */
function inXBounds(rows: readonly Row[], { x, xMin, xMax }: GraphConfig): readonly Row[] {
  if (xMin === null && xMax === null) return rows
  return rows.filter((row) => {
    const value = asNumber(row[x])
    return value === undefined || (value >= (xMin ?? value) && value <= (xMax ?? value))
  })
}

function distinct(values: readonly unknown[]): unknown[] {
  return [...new Map(values.map((value) => [String(value ?? ''), value ?? ''])).values()]
}

function joinedColor(joined: string, at: number): string | undefined {
  const colors = joined.split('|').map((one) => one.trim())
  const color = colors[at % colors.length] ?? ''
  return isColor(color) ? color : undefined
}

/** The colour a row names: hexadecimal, or one of the names of stop reasons. */
function colorIn(dataset: GraphDataset, row: Row | undefined): string | undefined {
  if (dataset.colorKey === AUTO_COLOR) return undefined
  return namedColor(String(row?.[dataset.colorKey] ?? ''))
}

/** By name, so that a series keeps its colour whatever else is shown; two names of one colour take the next free one. */
export function autoColors(names: readonly string[]): ReadonlyMap<string, string> {
  const taken = new Set<number>()
  const colors = new Map<string, string>()
  for (const name of [...new Set(names)].sort()) {
    let at = hash(name) % PALETTE.length
    while (taken.has(at) && taken.size < PALETTE.length) at = (at + 1) % PALETTE.length
    taken.add(at)
    colors.set(name, PALETTE[at] as string)
  }
  return colors
}

/** Rows with a colour each: the one they name, else one by their label. A row without any would take its neighbour's. */
export function withColours<R extends { readonly color: string }>(
  rows: readonly R[],
  label: (row: R) => string,
): (R & { readonly color: string })[] {
  const auto = autoColors(rows.filter(({ color }) => namedColor(color) === undefined).map(label))
  return rows.map((row) => ({ ...row, color: namedColor(row.color) ?? (auto.get(label(row)) as string) }))
}

function namedColor(name: string): string | undefined {
  return isColor(name) ? name : stopColour(name)
}

function hash(name: string): number {
  let sum = 0
  for (const sign of name) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) >>> 0
  return sum
}

/** Rows as series of numbers over categories, and the colour of each: D-ENTITY-36-X to 38. */

import { distinctColours, MOST_COLOURS, OTHER_COLOUR } from '../ground/distinct-colours.ts'
import { isColor } from '../ground/theme/is-color.ts'
import { namedColor } from '../machines/reason-colours.ts'
import { AUTO_COLOR, type GraphConfig, type GraphDataset, isIncomplete } from './graph-config.ts'
import { putTogether } from './put-together.ts'
import { sortRows } from './rows.ts'
import { asNumber, type Row } from './value-config.ts'

export interface GraphPoint {
  readonly value: number
  /** Of this one point, where its row has a colour. */
  readonly color: string
  /** By its row, or because it stands for many; not by its series. */
  readonly isNamed?: boolean
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

export interface GraphNames {
  readonly nameOf: (key: string) => string
  /** What the smallest together are called, where they are more than colours. */
  readonly other: string
}

export function graphData(config: GraphConfig, rows: readonly Row[], { nameOf, other }: GraphNames): GraphData {
  const shown = inXBounds(sortRows(rows, { prop: config.sortX === '' ? '' : config.x, order: 'asc' }), config)
  // Each row of a scatter is an observation: two at the same x are two points.
  const ofEach = config.graphType === 'scatter'
  const ordered = config.sortX === 'desc' ? shown.toReversed() : shown
  const keyOf = (row: Row) => (ofEach ? row : String(row[config.x] ?? ''))
  const byKey = new Map<unknown, unknown>(ordered.map((row) => [keyOf(row), row[config.x] ?? '']))
  const categories = [...byKey.values()]
  const place = new Map([...byKey.keys()].map((key, at) => [key, at]))
  const parts = config.datasets
    .filter((dataset) => !isIncomplete(dataset))
    .flatMap((dataset) => largest(split(dataset, shown), config, other))
  // By what stands in the rows, not by what is read: a property is called differently in every language.
  const keyed = parts.map((part) => ({
    ...part,
    key: part.name ?? part.dataset.y,
    name: part.name ?? nameOf(part.dataset.y),
  }))
  const colours = distinctColours(
    keyed.map(({ key, colour, dataset, rows: [first] }) => [key, colour ?? colorIn(dataset, first)]),
  )
  const series = keyed.map(({ key, dataset, name, rows: own, at, colour }): GraphSeries => {
    const color = joinedColor(dataset.borderColor, at) ?? (colours.get(key) as string)
    const points: (GraphPoint | undefined)[] = categories.map(() => undefined)
    const lookOf = (row: Row) => {
      const named = colour === undefined ? colorIn(dataset, row) : undefined
      return named === undefined ? { color } : { color: named, isNamed: true }
    }
    const numbers = new Map<number, number[]>()
    for (const row of own) {
      const value = asNumber(row[dataset.y])
      const where = place.get(keyOf(row))
      if (value === undefined || where === undefined) continue
      const here = numbers.get(where)
      if (here !== undefined) here.push(value)
      else numbers.set(where, [value])
      points[where] ??= { value, ...lookOf(row) }
    }
    // Several rows of one category are one bar, slice or point of a line: a sum of amounts, an average of shares.
    for (const [where, several] of numbers) {
      const point = points[where] as GraphPoint
      points[where] = { ...point, value: putTogether(dataset.y, 'sum', several) ?? 0 }
    }
    return { name, color, dataset, points }
  })
  return isRound(config.graphType) ? largestSlices({ categories, series }, other) : { categories, series }
}

interface Part {
  readonly dataset: GraphDataset
  /** Undefined for a dataset that is not split: it is called by its property. */
  readonly name: string | undefined
  readonly rows: readonly Row[]
  readonly at: number
  /** Of what is put together. */
  readonly colour?: string
}

/** Of more parts than colours the largest, and the rest as one. Points of a scatter are never added up. */
function largest(parts: readonly Part[], { graphType }: GraphConfig, other: string): readonly Part[] {
  if (parts.length <= MOST_COLOURS || graphType === 'scatter') return parts
  const sizeOf = ({ dataset, rows }: Part) =>
    putTogether(
      dataset.y,
      'sum',
      rows.map((row) => Math.abs(asNumber(row[dataset.y]) ?? 0)),
    ) ?? 0
  const kept = new Set(parts.toSorted((a, b) => sizeOf(b) - sizeOf(a)).slice(0, MOST_COLOURS - 1))
  const rest = parts.filter((part) => !kept.has(part))
  const [first] = rest as [Part]
  const together = { ...first, name: other, rows: rest.flatMap(({ rows }) => rows), colour: OTHER_COLOUR }
  return [...parts.filter((part) => kept.has(part)), together]
}

/** The same of the slices of a circle. */
function largestSlices({ categories, series }: GraphData, other: string): GraphData {
  const [first] = series
  if (first === undefined || categories.length <= MOST_COLOURS) return { categories, series }
  const sizes = first.points.map((point, at) => ({ at, size: Math.abs(point?.value ?? 0) }))
  const kept = new Set(
    sizes
      .toSorted((a, b) => b.size - a.size)
      .slice(0, MOST_COLOURS - 1)
      .map(({ at }) => at),
  )
  const isKept = (_: unknown, at: number) => kept.has(at)
  const others = first.points.flatMap((point, at) => (kept.has(at) || point === undefined ? [] : [point.value]))
  const rest = putTogether(first.dataset.y, 'sum', others) ?? 0
  const points = [...first.points.filter(isKept), { value: rest, color: OTHER_COLOUR, isNamed: true }]
  return { categories: [...categories.filter(isKept), other], series: [{ ...first, points }] }
}

function isRound(type: GraphConfig['graphType']): boolean {
  return type === 'pie' || type === 'doughnut' || type === 'polarArea'
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

/** Rows with a colour each: the one they name, else one by their key. */
export function withColours<R extends { readonly color: string }>(
  rows: readonly R[],
  key: (row: R) => string,
): (R & { readonly color: string })[] {
  const colours = distinctColours(rows.map((row) => [key(row), namedColor(row.color)]))
  return rows.map((row) => ({ ...row, color: colours.get(key(row)) as string }))
}

/** The rows of a saved query as a line graph: D-WIDGET-06, 07-X, D-CONFIG-74 to 77-X. */

import { weekText } from '../calendar/week-text.ts'
import { isoWeek } from '../ground/dates.ts'
import { type FormatPlace, formatValue } from '../ground/format-value.ts'
import { localDate } from '../ground/zone-time.ts'
import { type GraphConfig, newDataset, newGraph } from './graph-config.ts'
import { asNumber, type Row } from './value-config.ts'

export const xUnits = ['auto', 'minute', 'hour', 'day', 'week', 'month', 'number'] as const
export type XUnit = (typeof xUnits)[number]

export interface QueryColumn {
  readonly name: string
  readonly type: string
}

export interface QueryRows {
  readonly columns: readonly QueryColumn[]
  readonly rows: readonly Row[]
}

export function readQueryRows(answer: unknown): QueryRows {
  const { columns, rows } = (answer ?? {}) as Partial<QueryRows>
  return { columns: columns ?? [], rows: rows ?? [] }
}

/** The first column is x; every further one that holds numbers is a line of its own name. */
export function queryGraph(
  { columns }: QueryRows,
  { minY, maxY }: { readonly minY: number | null; readonly maxY: number | null },
): GraphConfig {
  const [first, ...others] = columns
  return {
    ...newGraph,
    graphType: 'line',
    x: first?.name ?? '',
    datasets: others
      .filter(({ type }) => type === 'number')
      .map(({ name }) => ({ ...newDataset, y: name, borderColor: colourOfMeaning(name) })),
    yMin: minY,
    yMax: maxY,
  }
}

/** Good pieces are green and scrap is red wherever they are drawn; drawn by its place, scrap was the green one. */
const meanings: readonly (readonly [name: RegExp, colour: string])[] = [
  [/scrap|kass/i, '#d92d20'],
  [/^(good|pieces|godk|antal)/i, '#2f9e44'],
]

function colourOfMeaning(name: string): string {
  return meanings.find(([named]) => named.test(name))?.[1] ?? ''
}

/** One value: the first column of the first row; columns named min and max are the ends of its dial: D-WIDGET-07-X. */
export function queryReading({ columns, rows }: QueryRows): {
  readonly value: unknown
  readonly min: number | undefined
  readonly max: number | undefined
} {
  const [row] = rows
  const value = row?.[columns[0]?.name ?? '']
  return { value: value ?? undefined, min: asNumber(row?.min), max: asNumber(row?.max) }
}

export type XKind = 'category' | 'number' | Exclude<XUnit, 'auto' | 'number'>

/** What x really is: a unit of time needs times, a number numbers; all else stands side by side with its own words. */
export function xKind(unit: XUnit, { columns, rows }: QueryRows): XKind {
  const [first] = columns
  const isTime = first?.type === 'time' || first?.type === 'date'
  if (unit === 'number') return first?.type === 'number' ? 'number' : 'category'
  if (unit !== 'auto') return isTime ? unit : 'category'
  if (first?.type === 'number') return 'number'
  if (first?.type === 'date') return 'day'
  if (first?.type !== 'time' || rows.length === 0) return 'category'
  const times = rows.map((row) => Date.parse(String(row[first.name]))).filter((at) => !Number.isNaN(at))
  return Math.max(...times) - Math.min(...times) > 2 * 86_400_000 ? 'day' : 'minute'
}

export function xLabel(kind: XKind, value: unknown, place: FormatPlace): string {
  const at = Date.parse(String(value))
  if (kind === 'category' || kind === 'number' || Number.isNaN(at)) return formatValue('none', value, place)
  const text = String(value)
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? text : localDate(at, place.timeZone)
  switch (kind) {
    case 'minute':
    case 'hour':
      return formatValue('hhMmOnly', value, place)
    case 'day':
      return day
    case 'week':
      return weekText(isoWeek(day), place.language)
    case 'month':
      return day.slice(0, 7)
  }
}

/** As it stands on the axis: thirty days with their year would run into each other. */
export function axisLabel(kind: XKind, label: string): string {
  return kind === 'day' ? label.replace(/^\d{4}-/, '') : label
}

export interface Band {
  readonly from: number
  readonly to: number
}

/** The accepted range, whichever way round it was entered. */
export function acceptedRange(on: boolean, begin: number, end: number): Band | undefined {
  return on ? { from: Math.min(begin, end), to: Math.max(begin, end) } : undefined
}

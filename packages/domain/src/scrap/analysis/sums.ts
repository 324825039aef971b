/** Sums of chosen rows: by a column, by stretches of time, by both. */
import { isoWeek } from '../../ground/dates.ts'
import { naturalCompare } from '../../ground/navigation/natural-sort.ts'
import { toDecimals } from '../../ground/statistics/decimals.ts'
import { weekdayOrder } from '../../ground/statistics/weekdays.ts'
import { column, labelsOf, type Table } from './table.ts'
import type { Grouping } from './view-config.ts'

export interface Bar {
  readonly key: string
  readonly label: string
  readonly value: number
}

export interface Ranked {
  readonly bars: readonly Bar[]
  /** What is folded, and how many values it is of. */
  readonly others: number
  readonly other: number
}

/** More bars than these nobody compares; the rest is one sum below them. */
export const MOST_RANKED = 10

interface Chosen {
  readonly table: Table
  readonly rows: Uint32Array
  readonly measure: string
}

/** Without what adding up floats leaves behind. Never cut at 0: a total is the sum of the bars below it. */
function figure(sum: number): number {
  return toDecimals(sum, 6)
}

function sumsPerWord({ table, rows, measure }: Chosen, name: string): { sums: Float64Array; met: Uint8Array } {
  const { words, at } = column(table, name)
  const values = table.numbers[measure] ?? new Float64Array(table.length)
  const sums = new Float64Array(words.length)
  const met = new Uint8Array(words.length)
  for (const row of rows) {
    const place = at[row]!
    const value = values[row]!
    met[place] = 1
    // A record without a cost counts 0.
    if (!Number.isNaN(value)) sums[place]! += value
  }
  return { sums, met }
}

function barsOf(chosen: Chosen, name: string): Bar[] {
  const { words } = column(chosen.table, name)
  const { sums, met } = sumsPerWord(chosen, name)
  const labels = labelsOf(chosen.table, name)
  return words.flatMap((key, place) =>
    met[place] === 1 ? [{ key, label: labels[place] ?? key, value: figure(sums[place]!) }] : [],
  )
}

/** Largest first, what has none of them ('') too, so that the bars are the whole. A value that sums up to nothing has no bar. Of ten thousand cards only ten are made into bars. */
export function ranked(chosen: Chosen, name: string): Ranked {
  const { words } = column(chosen.table, name)
  const { sums } = sumsPerWord(chosen, name)
  const labels = labelsOf(chosen.table, name)
  const places: number[] = []
  for (let place = 0; place < words.length; place += 1) {
    if (figure(sums[place]!) !== 0) places.push(place)
  }
  places.sort((a, b) => sums[b]! - sums[a]! || (words[a]! < words[b]! ? -1 : 1))
  const rest = places.slice(MOST_RANKED)
  return {
    bars: places.slice(0, MOST_RANKED).map((place) => ({
      key: words[place]!,
      label: labels[place]!,
      value: figure(sums[place]!),
    })),
    others: rest.length,
    other: figure(rest.reduce((sum, place) => sum + sums[place]!, 0)),
  }
}

/** Every weekday and hour has its place, also an empty one: a missing bar would shift the others. */
const fixedPlaces: Readonly<Record<string, readonly string[]>> = {
  day_of_week: weekdayOrder.map(String),
  hour_of_day: Array.from({ length: 24 }, (_, hour) => String(hour)),
}

export function perPlace(chosen: Chosen, name: 'day_of_week' | 'hour_of_day' | 'shift'): Bar[] {
  const bars = barsOf(chosen, name)
  const places = fixedPlaces[name]
  if (!places) return bars.sort((a, b) => naturalCompare(a.key, b.key))
  return places.map((key) => bars.find((bar) => bar.key === key) ?? { key, label: key, value: 0 })
}

/** 'YYYY-MM-DD', 'YYYYWW', 'YYYY-MM' or 'YYYY'. */
export function periodOf(day: string, grouping: Grouping): string {
  if (grouping === 'day') return day
  if (grouping === 'week') return isoWeek(day)
  return grouping === 'month' ? day.slice(0, 7) : day.slice(0, 4)
}

export interface Series {
  readonly key: string
  readonly label: string
  readonly values: readonly number[]
  readonly sum: number
}

export interface OverTime {
  readonly periods: readonly string[]
  readonly series: readonly Series[]
}

/** One series for each of the largest words of `by`, the others together in a last one with the key ''; without `by` one in all. */
export function overTime(chosen: Chosen, grouping: Grouping, on: { by?: string; most?: number } = {}): OverTime {
  const { table, rows, measure } = chosen
  const days = column(table, 'trans_date')
  const nameOfDay = days.words.map((day) => periodOf(day, grouping))
  const seriesOf = split(chosen, on)
  const sums = new Map<string, Float64Array>()
  const values = table.numbers[measure] ?? new Float64Array(table.length)
  const width = seriesOf.series.length
  for (const row of rows) {
    const period = nameOfDay[days.at[row]!]!
    let own = sums.get(period)
    if (!own) {
      own = new Float64Array(width)
      sums.set(period, own)
    }
    const value = values[row]!
    if (!Number.isNaN(value)) own[seriesOf.at(row)]! += value
  }
  const periods = [...sums.keys()].sort()
  return {
    periods,
    series: seriesOf.series.map((series, place) => ({
      ...series,
      values: periods.map((period) => figure(sums.get(period)?.[place] ?? 0)),
      sum: figure(periods.reduce((sum, period) => sum + (sums.get(period)?.[place] ?? 0), 0)),
    })),
  }
}

function split(
  chosen: Chosen,
  { by, most = 6 }: { by?: string; most?: number },
): { series: readonly Pick<Series, 'key' | 'label'>[]; at: (row: number) => number } {
  if (by === undefined) return { series: [{ key: '', label: '' }], at: () => 0 }
  const { words, at } = column(chosen.table, by)
  const largest = barsOf(chosen, by)
    .sort((a, b) => b.value - a.value || naturalCompare(a.key, b.key))
    .slice(0, most)
  const place = new Map(largest.map(({ key }, index) => [key, index]))
  const placeOfWord = words.map((word) => place.get(word) ?? largest.length)
  const folded = largest.length < words.length ? [{ key: '', label: '' }] : []
  const series = [...largest.map(({ key, label }) => ({ key, label })), ...folded]
  return { series, at: (row) => placeOfWord[at[row]!]! }
}

export function total({ table, rows, measure }: Chosen): { sum: number; without: number; largest: number } {
  const values = table.numbers[measure] ?? new Float64Array(table.length)
  let sum = 0
  let without = 0
  let largest = 0
  for (const row of rows) {
    const value = values[row]!
    if (!Number.isNaN(value)) {
      sum += value
      if (value > largest) largest = value
    } else without += 1
  }
  return { sum: figure(sum), without, largest }
}

/** The y axis and the shapes of a graph, in shares of its area: D-ENTITY-37, 38, 39-C. */
import type { GraphConfig } from './graph-config.ts'
import type { GraphData, GraphSeries } from './graph-series.ts'

export interface Scale {
  readonly min: number
  readonly max: number
  readonly ticks: readonly number[]
  /** 'desc' puts the smallest value on top. */
  readonly reversed: boolean
}

const WANTED_TICKS = 5
/** Of the height, for the highest stack: its value stands above it. */
const STACK_HEIGHT = 0.95

export function isStacked(type: GraphConfig['graphType']): boolean {
  return type === 'stackedBar' || type === 'filledStackedBar'
}

export function isRound(type: GraphConfig['graphType']): boolean {
  return type === 'pie' || type === 'doughnut' || type === 'polarArea'
}

/** A fixed bound is kept to the letter; an automatic one is a round number, and bars always stand on 0. */
export function yScale(config: GraphConfig, data: GraphData): Scale {
  const reversed = config.sortY === 'desc'
  if (config.graphType === 'filledStackedBar') return scaleOf({ min: 0, max: 100, reversed })
  const values = isStacked(config.graphType)
    ? data.categories.map((_, at) => data.series.reduce((sum, one) => sum + (one.points[at]?.value ?? 0), 0))
    : data.series.flatMap(({ points }) => points.flatMap((point) => (point === undefined ? [] : [point.value])))
  const fromZero = config.graphType !== 'scatter' && config.graphType !== 'line' && config.graphType !== 'clampLine'
  const least = Math.min(...values, ...(fromZero || values.length === 0 ? [0] : []))
  const most = Math.max(...values, ...(fromZero || values.length === 0 ? [0] : []))
  const step = niceStep((most - least || Math.abs(most) || 1) / WANTED_TICKS)
  const min = config.yMin ?? Math.floor(least / step) * step
  if (config.graphType === 'stackedBar' && config.yMax === null && most > 0) {
    return { ...scaleOf({ min, max: Math.floor(most / step) * step, reversed }), max: tidy(most / STACK_HEIGHT) }
  }
  const max = config.yMax ?? Math.ceil(most / step) * step
  return scaleOf({ min, max: max > min ? max : min + step * WANTED_TICKS, reversed })
}

function scaleOf({ min, max, reversed }: Omit<Scale, 'ticks'>): Scale {
  const step = niceStep((max - min) / WANTED_TICKS)
  const ticks: number[] = []
  for (let at = Math.ceil(min / step - 1e-9); at * step <= max + step * 1e-9; at += 1) ticks.push(tidy(at * step))
  return { min: tidy(min), max: tidy(max), ticks, reversed }
}

/** 1, 2 or 5 times a power of ten. */
export function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough))
  const share = rough / power
  return (share <= 1 ? 1 : share <= 2 ? 2 : share <= 5 ? 5 : 10) * power
}

/** 0 at the bottom, 1 at the top of the area; what lies beyond a bound lies beyond the area. */
export function height(value: number, scale: Scale): number {
  const share = (value - scale.min) / (scale.max - scale.min)
  return scale.reversed ? 1 - share : share
}

/** What has a body, a bar or a band, is cut at the edge of the area. */
export function heightInside(value: number, scale: Scale): number {
  return Math.min(Math.max(height(value, scale), 0), 1)
}

/** A mark on the edge would claim a value that was never there. */
export function isInside(value: number, scale: Scale): boolean {
  return value >= scale.min && value <= scale.max
}

export interface Bar {
  readonly series: number
  readonly category: number
  readonly left: number
  readonly width: number
  readonly bottom: number
  readonly height: number
  readonly value: number
  readonly color: string
  /** The edge of the area at which it ends before its value does: T-PLANT-372. */
  readonly cut: 'top' | 'bottom' | undefined
}

/** A bar of which only a part lies in the area. One that lies beyond it as a whole, on the top of a stack, is not seen. */
function cutOf(from: number, to: number, { min, max, reversed }: Scale): Bar['cut'] {
  if (to > max && from < max) return reversed ? 'bottom' : 'top'
  if (to < min && from >= min) return reversed ? 'top' : 'bottom'
  return undefined
}

/** The room of one category that stays empty beside its bars. */
const GAP = 0.24

export function bars(config: GraphConfig, data: GraphData, scale: Scale): Bar[] {
  const stacked = isStacked(config.graphType)
  const slot = 1 / Math.max(1, data.categories.length)
  const lanes = stacked ? 1 : Math.max(1, data.series.length)
  const width = (slot * (1 - GAP)) / lanes
  return data.categories.flatMap((_, category) => {
    const total = data.series.reduce((sum, { points }) => sum + Math.abs(points[category]?.value ?? 0), 0)
    let below = 0
    return data.series.flatMap(({ points }, series) => {
      const point = points[category]
      if (point === undefined) return []
      const size =
        config.graphType === 'filledStackedBar' ? (total === 0 ? 0 : (point.value / total) * 100) : point.value
      const [from, to] = stacked ? [below, below + size] : [Math.max(0, scale.min), size]
      below += stacked ? size : 0
      const [one, other] = [heightInside(from, scale), heightInside(to, scale)]
      return [
        {
          series,
          category,
          left: slot * (category + GAP / 2) + (stacked ? 0 : width * series),
          width,
          bottom: Math.min(one, other),
          height: Math.abs(other - one),
          value: point.value,
          color: point.color,
          cut: cutOf(from, to, scale),
        },
      ]
    })
  })
}

export interface Spot {
  readonly category: number
  readonly x: number
  readonly y: number
  readonly value: number
  readonly color: string
  /** False for what lies beyond a fixed bound: the line goes there, its mark is not drawn. */
  readonly inside: boolean
}

/**
 * The points of a line, in the middle of their categories; x and y are 0 to 1 from the upper left. A clamped line runs
 * along the bound that its values go beyond; every other one leaves the area there.
 */
export function spots(
  { points }: GraphSeries,
  scale: Scale,
  on: { readonly places: readonly number[]; readonly clamped: boolean },
): Spot[] {
  return points.flatMap((point, category) =>
    point === undefined
      ? []
      : [
          {
            category,
            x: on.places[category] ?? 0,
            y: 1 - (on.clamped ? heightInside : height)(point.value, scale),
            value: point.value,
            color: point.color,
            inside: on.clamped || isInside(point.value, scale),
          },
        ],
  )
}

/** Where the categories lie: side by side, or by their own number as for a scatter. */
export function categoryPlaces(
  config: GraphConfig,
  data: GraphData,
  byNumber = config.graphType === 'scatter',
): number[] {
  const count = Math.max(1, data.categories.length)
  const even = data.categories.map((_, at) => (at + 0.5) / count)
  if (!byNumber) return even
  const numbers = data.categories.map((category) => numberOf(category))
  if (numbers.some((one) => one === undefined)) return even
  const known = numbers as number[]
  const [min, max] = [config.xMin ?? Math.min(...known), config.xMax ?? Math.max(...known)]
  // A line keeps half a category free at its ends, where its marks and labels would be cut.
  const free = config.graphType === 'scatter' ? 0 : 0.5 / count
  return known.map((one) => {
    const share = max > min ? free + ((one - min) / (max - min)) * (1 - 2 * free) : 0.5
    return config.sortX === 'desc' ? 1 - share : share
  })
}

function numberOf(category: unknown): number | undefined {
  if (typeof category === 'number') return category
  const text = String(category)
  const number = text.trim() === '' ? Number.NaN : Number(text)
  if (Number.isFinite(number)) return number
  const time = /^\d{4}-\d\d-\d\d/.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(time) ? undefined : time
}

/** The points of a line in stretches without a gap: a category without a value ends one. */
export function stretches<T extends Pick<Spot, 'category'>>(points: readonly T[]): T[][] {
  const found: T[][] = []
  points.forEach((point, at) => {
    if (at > 0 && points[at - 1]?.category === point.category - 1) found.at(-1)?.push(point)
    else found.push([point])
  })
  return found
}

/** A path through the points in a box of 100 by 100; `tension` bends it without ever leaving the neighbours' heights. */
export function linePath(points: readonly Pick<Spot, 'x' | 'y'>[], tension: number): string {
  return points
    .map((point, at) => {
      const to = `${percent(point.x)} ${percent(point.y)}`
      const before = points[at - 1]
      if (before === undefined) return `M${to}`
      if (tension === 0) return `L${to}`
      const bend = ((point.x - before.x) / 2) * tension
      return `C${percent(before.x + bend)} ${percent(before.y)} ${percent(point.x - bend)} ${percent(point.y)} ${to}`
    })
    .join('')
}

export interface Slice {
  readonly category: number
  readonly value: number
  readonly share: number
  readonly path: string
  /** The middle of the slice, for its label. */
  readonly at: { readonly x: number; readonly y: number }
}

const RADIUS = 48
const HOLE = 0.58

/** Slices of the first series; a negative value has no angle and is left out. */
export function slices(type: 'pie' | 'doughnut' | 'polarArea', series: GraphSeries): Slice[] {
  const shown = series.points.flatMap((point, category) =>
    point !== undefined && point.value > 0 ? [{ category, value: point.value }] : [],
  )
  const total = shown.reduce((sum, { value }) => sum + value, 0)
  const most = Math.max(0, ...shown.map(({ value }) => value))
  let turned = 0
  return shown.map(({ category, value }) => {
    const angle = type === 'polarArea' ? 1 / shown.length : value / total
    const radius = type === 'polarArea' ? RADIUS * Math.sqrt(value / most) : RADIUS
    const inner = type === 'doughnut' ? RADIUS * HOLE : 0
    const [from, to] = [turned, turned + angle]
    turned = to
    const middle = onCircle((from + to) / 2, inner + (radius - inner) * (inner > 0 ? 0.5 : 0.66))
    return { category, value, share: value / total, path: ring({ from, to, radius, inner }), at: middle }
  })
}

function ring(on: { from: number; to: number; radius: number; inner: number }): string {
  const { from, radius, inner } = on
  // A whole circle begins where it ends and would not be drawn.
  const to = Math.min(on.to, from + 0.99999)
  const large = to - from > 0.5 ? 1 : 0
  const [a, b] = [onCircle(from, radius), onCircle(to, radius)]
  const outer = `M${a.x} ${a.y}A${radius} ${radius} 0 ${large} 1 ${b.x} ${b.y}`
  if (inner === 0) return `${outer}L50 50Z`
  const [c, d] = [onCircle(to, inner), onCircle(from, inner)]
  return `${outer}L${c.x} ${c.y}A${inner} ${inner} 0 ${large} 0 ${d.x} ${d.y}Z`
}

/** `turn` is a share of the circle, clockwise from the top. */
function onCircle(turn: number, radius: number): { x: number; y: number } {
  const angle = turn * 2 * Math.PI
  return { x: tidy(50 + radius * Math.sin(angle)), y: tidy(50 - radius * Math.cos(angle)) }
}

function percent(share: number): number {
  return tidy(share * 100)
}

function tidy(value: number): number {
  return Number(value.toFixed(6))
}

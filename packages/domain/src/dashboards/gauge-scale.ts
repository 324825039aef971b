import { asNumber, type Row } from './value-config.ts'

export const MOST_LIMITS = 5
export const NEEDLE_WIDTHS = [5, 10, 15, 20] as const
export const GAUGE_INTERVALS = [20, 60, 120] as const
export const LEAST_STEP = 2
const MOST_TICKS = 100
/** "Read the property that Key names", and only when Key names one: D-STATE-19, 20-B. */
const USE_PROPERTY = -1

export interface Bound {
  readonly key: string
  readonly value: number
}

export interface Scale {
  readonly min: number
  readonly max: number
}

/** The bound's number; undefined when the property it reads is missing or no number. */
export function resolveBound(bound: Bound, row: Row | undefined): number | undefined {
  if (bound.value !== USE_PROPERTY || bound.key === '') return bound.value
  return asNumber(row?.[bound.key])
}

/** Undefined where the ends leave no room between them: then a dial without scale is drawn, never a wrong one. */
export function gaugeScale(min: Bound, max: Bound, row: Row | undefined): Scale | undefined {
  const [from, to] = [resolveBound(min, row), resolveBound(max, row)]
  return from !== undefined && to !== undefined && to > from ? { min: from, max: to } : undefined
}

/** Where a value lies between the ends, 0 to 1. */
export function shareOf(scale: Scale, value: number): number {
  return Math.min(Math.max((value - scale.min) / (scale.max - scale.min), 0), 1)
}

export interface GaugeReading {
  /** 0 to 1, or undefined: no needle. */
  readonly needle: number | undefined
  readonly value: number | undefined
  readonly overRange: boolean
}

/** Above max there is no needle but the number with a mark; below min the needle rests at min: D-STATE-17, 18-X. */
export function readGauge(value: unknown, scale: Scale | undefined): GaugeReading {
  const number = asNumber(value)
  if (number === undefined || scale === undefined) return { needle: undefined, value: number, overRange: false }
  const overRange = number > scale.max
  return { needle: overRange ? undefined : shareOf(scale, number), value: number, overRange }
}

export interface Limit extends Bound {
  readonly color: string
}

export interface Arc {
  readonly from: number
  readonly to: number
  readonly color: string
}

/** Limit N colours the arc from the limit before it up to its own value, the last one on to max: D-CONFIG-73-X. */
export function limitArcs(limits: readonly Limit[], scale: Scale, row: Row | undefined): Arc[] {
  const known = limits
    .map((limit) => ({ at: resolveBound(limit, row), color: limit.color }))
    .filter((limit): limit is { at: number; color: string } => limit.at !== undefined)
    .sort((a, b) => a.at - b.at)
  return known
    .map(({ at, color }, index) => ({
      from: index === 0 ? 0 : shareOf(scale, (known[index - 1] as { at: number }).at),
      to: index === known.length - 1 ? 1 : shareOf(scale, at),
      color,
    }))
    .filter((arc) => arc.to > arc.from)
}

/** numTicks divides the range evenly and wins over stepSize; there are never more than 100: D-CONFIG-71-X. */
export function gaugeTicks(scale: Scale, rule: { readonly numTicks: number; readonly stepSize: number }): number[] {
  const range = scale.max - scale.min
  const even = Math.min(Math.floor(rule.numTicks), MOST_TICKS - 1)
  const step = even > 0 ? range / even : Math.max(rule.stepSize, LEAST_STEP)
  // A step that gives too many ticks is taken several times at once, so that the ticks stay on whole steps.
  const stride = step * Math.ceil((Math.floor(range / step + 1e-9) + 1) / MOST_TICKS)
  const count = Math.floor(range / stride + 1e-9)
  return Array.from({ length: count + 1 }, (_, index) => Number((scale.min + index * stride).toPrecision(12)))
}

/** '[machine]' in a label is the machine's id: D-CONFIG-68. */
export function gaugeLabel(label: string, machine_id: string): string {
  return label.replaceAll('[machine]', machine_id)
}

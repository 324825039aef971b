/** One figure of a machine as time, number or coloured box: D-WIDGET-14, 15-X, D-LIMIT-39 to 42-X. */
import { type FormatPlace, formatValue, hoursMinutes, NO_VALUE } from '../../ground/format-value.ts'
import { isPercent } from '../figure-properties.ts'
import { asNumber } from '../value-config.ts'

export const displayTypes = ['time', 'colorBox', 'num'] as const
export type DisplayType = (typeof displayTypes)[number]
export const timeUnits = ['seconds', 'hours', 'hours/100'] as const
export type TimeUnit = (typeof timeUnits)[number]
export const limitCounts = [1, 2, 3] as const
export const boxRules = ['over', 'under', 'clamp', 'clampAround 50', 'clampAround 100', 'clampAround 150'] as const
export type BoxRule = (typeof boxRules)[number]

export interface BoxLimit {
  readonly rule: BoxRule
  /** The limit; of a clamp the lower one. */
  readonly value: number
  /** The upper one of a clamp. */
  readonly upper: number
  readonly color: string
}

/** Seconds in the chosen unit. */
export function timeText(seconds: number, unit: TimeUnit, place: FormatPlace): string {
  if (unit === 'seconds') return formatValue('round-0', seconds, place)
  return unit === 'hours' ? hoursMinutes(seconds) : formatValue('round-2', seconds / 3600, place)
}

export function productionText(
  value: unknown,
  on: { readonly key: string; readonly display: DisplayType; readonly timeUnit: TimeUnit; readonly decimals: number },
  place: FormatPlace,
): string {
  const number = asNumber(value)
  // A share is no time, however the box was set up before it was chosen.
  if (isPercent(on.key)) {
    return number === undefined ? NO_VALUE : `${formatValue(`round-${on.decimals}`, number, place)}\u00a0%`
  }
  if (on.display === 'time') return number === undefined ? NO_VALUE : timeText(number, on.timeUnit, place)
  return formatValue(`round-${on.decimals}`, value === '' ? null : value, place)
}

export function fitsRule({ rule, value: limit, upper }: Omit<BoxLimit, 'color'>, value: number): boolean {
  if (rule === 'over') return value > limit
  if (rule === 'under') return value < limit
  if (rule === 'clamp') return value >= limit && value <= upper
  return Math.abs(value - Number(rule.split(' ')[1])) <= limit
}

/** The colour of the first rule that fits; undefined leaves the box transparent. */
export function boxColor(value: unknown, limits: readonly BoxLimit[]): string | undefined {
  const number = asNumber(value)
  return number === undefined ? undefined : limits.find((limit) => fitsRule(limit, number))?.color
}

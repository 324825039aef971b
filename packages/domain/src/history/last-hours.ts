/** The last day told by the hour: it begins within one, so that its hours sum to what every other page calls 24 hours. */
import { hoursBetween } from './plant-hours.ts'

const DAY_MS = 86_400_000

/** When each of its hours begins; the first with the day itself. */
export function lastHours(now: number, zone: string): number[] {
  const from = now - DAY_MS
  return hoursBetween({ from, to: now }, zone).map((hour) => Math.max(hour, from))
}

/**
 * Pieces of the hour in which the day begins: what is known of the day beyond its whole hours. Where the raw signals are
 * gone the two are estimates, which are never brought together to less than nothing or more than the whole hour.
 */
export function ofFirstHour(day: number, wholeHours: number, hour: number): number {
  return Math.min(Math.max(day - wholeHours, Math.min(0, hour)), Math.max(0, hour))
}

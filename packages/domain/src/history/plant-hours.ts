import { localMinutes } from '../ground/zone-time.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

/** Start of the hour on the plant's clock: half an hour beside ours in some zones. */
export function startOfHour(at: number, zone: string): number {
  const intoMinute = ((at % MINUTE_MS) + MINUTE_MS) % MINUTE_MS
  return at - intoMinute - (localMinutes(at, zone) % 60) * MINUTE_MS
}

/** Starts of all hours that have a part in the period. */
export function hoursBetween({ from, to }: { from: number; to: number }, zone: string): number[] {
  const hours: number[] = []
  for (let hour = startOfHour(from, zone); hour < to; hour += HOUR_MS) hours.push(hour)
  return hours
}

export interface Span {
  readonly from: number
  readonly to: number
}

export function overlap(one: Span, other: Span): number {
  return Math.max(0, Math.min(one.to, other.to) - Math.max(one.from, other.from))
}

export function hourSpan(hour: number): Span {
  return { from: hour, to: hour + HOUR_MS }
}

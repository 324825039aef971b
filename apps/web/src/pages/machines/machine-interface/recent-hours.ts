import type { Span } from '@takt/domain/history/plant-hours.ts'

const HOUR_MS = 3_600_000
const PAST_HOURS = 5
const HOURS = 6

/** What a phone has room for: the hours before this one, and this one. A shift of six hours is shown whole. */
export function recentHours(shift: Span, now: number): Span {
  if (shift.to - shift.from <= HOURS * HOUR_MS) return shift
  const hour = shift.from + Math.floor((now - shift.from) / HOUR_MS) * HOUR_MS
  const from = Math.max(shift.from, Math.min(hour - PAST_HOURS * HOUR_MS, shift.to - HOURS * HOUR_MS))
  return { from, to: from + HOURS * HOUR_MS }
}

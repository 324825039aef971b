import { addDays, daysBetween } from '@takt/domain/ground/dates.ts'
import type { Refusal } from '@takt/domain/ground/refusal.ts'
import { localDate } from '@takt/domain/ground/zone-time.ts'

export interface DayPeriod {
  readonly from: string
  readonly to: string
}

/** The days of a period given as days or as moments; a moment that ends at midnight does not begin the next day. */
export function dayPeriod(
  { start, end }: { start: string; end: string },
  { zone, most }: { zone: string; most: number },
): DayPeriod | Refusal {
  const isDay = (text: string) => text.length === 10
  const from = isDay(start) ? start : localDate(Date.parse(start), zone)
  const to = isDay(end) ? end : localDate(Date.parse(end) - 1, zone)
  if (to < from) return { refusal: 'period-backwards', values: {} }
  if (daysBetween(from, to) >= most) return { refusal: 'too-many-days', values: { max: most } }
  return { from, to }
}

/** A day before and after in moments: machines cut their days at different hours. */
export function aroundDays({ from, to }: DayPeriod): { from: string; to: string } {
  return { from: `${addDays(from, -1)}T00:00:00Z`, to: `${addDays(to, 2)}T00:00:00Z` }
}

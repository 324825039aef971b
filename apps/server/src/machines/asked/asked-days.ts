import type { Refusal } from '@takt/domain/ground/refusal.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { type DateRange, MOST_YEARS_BACK } from '@takt/domain/ground/statistics/horizons.ts'
import { dayPeriod } from './period.ts'

const MOST_DAYS = MOST_YEARS_BACK * 366 + 1

/** The days a statistics call names; null where it names none. */
export function askedDays(
  { start_day, end_day }: { start_day?: string | undefined; end_day?: string | undefined },
  zone: string,
): DateRange | Refusal | null {
  if (start_day === undefined || end_day === undefined) return null
  const period = dayPeriod({ start: start_day, end: end_day }, { zone, most: MOST_DAYS })
  return isRefusal(period) ? period : { start: period.from, end: period.to }
}

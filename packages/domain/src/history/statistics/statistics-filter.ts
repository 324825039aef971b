/** What a statistics page is asked for, and whether it can be answered. */
import { addDays, addMonths, isDay } from '../../ground/dates.ts'
import { type DateRange, MOST_YEARS_BACK } from '../../ground/statistics/horizons.ts'

export const statisticsViews = ['sr-short', 'sr-daily', 'av-short', 'losses', 'analysis-short'] as const
export type StatisticsView = (typeof statisticsViews)[number]
/** The analysis compares the machines of a place: of one machine there is none. */
export const machineViews = ['sr-short', 'sr-daily', 'av-short', 'losses'] as const
/** Those that look at days one chooses. */
export const chosenDayViews: readonly StatisticsView[] = ['sr-daily', 'losses']

export const AVAILABILITY_DAYS = 7
export const shortPeriods = ['24h', '7d'] as const
export type ShortPeriod = (typeof shortPeriods)[number]

export function lastDays(count: number, today: string): DateRange {
  return { start: addDays(today, 1 - count), end: today }
}

export type FilterProblem = 'start-missing' | 'start-not-before-end' | 'unknown-place' | 'too-long'

/** A whole day is a period too: it begins in the morning and ends at night. */
export function filterProblem(
  { start, end }: DateRange,
  place: { readonly known: boolean },
): FilterProblem | undefined {
  if (!isDay(start) || !isDay(end)) return 'start-missing'
  if (start > end) return 'start-not-before-end'
  if (addMonths(start, 12 * MOST_YEARS_BACK) < end) return 'too-long'
  return place.known ? undefined : 'unknown-place'
}

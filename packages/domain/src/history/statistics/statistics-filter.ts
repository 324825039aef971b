/** What a statistics page is asked for, and whether it can be answered. */
import { addMonths, isDay } from '../../ground/dates.ts'
import { isOfHours, type NamedPeriod, namedPeriods } from '../../ground/periods/period.ts'
import { type DateRange, MOST_YEARS_BACK } from '../../ground/statistics/horizons.ts'

export const statisticsViews = [
  'sr-short',
  'sr-daily',
  'av-short',
  'losses',
  'by-hour',
  'mtbf',
  'analysis-short',
] as const
export type StatisticsView = (typeof statisticsViews)[number]
/** The analysis compares the machines of a place: of one machine there is none. */
export const machineViews = ['sr-short', 'sr-daily', 'av-short', 'losses', 'by-hour', 'mtbf'] as const
/** Those that show the period before beside the one that is chosen. */
export const comparedViews: readonly StatisticsView[] = ['sr-short', 'sr-daily', 'av-short', 'analysis-short']

/** What each looks at until somebody chooses. */
export const usualPeriod: Readonly<Record<StatisticsView, NamedPeriod>> = {
  'sr-short': '24h',
  'sr-daily': '30-days',
  'av-short': '7-days',
  losses: '30-days',
  'by-hour': '7-days',
  mtbf: '90-days',
  'analysis-short': '7-days',
}

/** Hours of a month at most: more are more rows than a screen has. */
const ofHours = [
  'today',
  'yesterday',
  'this-week',
  'last-week',
  '7-days',
  '30-days',
  'this-month',
  'last-month',
] as const

/** Of the other lengths that the analysis of scrap is saved with there are enough here. */
const ofAnalysis: readonly NamedPeriod[] = ['last-2-weeks', '14-days', '2-months', '60-days', '120-days']
const withoutHours = namedPeriods.filter((name) => !isOfHours(name) && !ofAnalysis.includes(name))
const withTheDay = namedPeriods.filter((name) => withoutHours.includes(name) || name === '24h')

/** The last 24 hours are told by the hour; the other views are made of plant days. */
export function offeredIn(view: StatisticsView): readonly NamedPeriod[] {
  if (view === 'by-hour') return ofHours
  return view === 'sr-short' ? withTheDay : withoutHours
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

/** How far back a statistics page looks: dates of the plant, both ends inclusive. */
import { addDays, addMonths, firstOfMonth, firstOfYear, isDay, mondayOf } from '../dates.ts'

export const horizons = [
  '2 years',
  'last year',
  '1 year',
  'this year',
  '120 days',
  '90 days',
  '60 days',
  '2 months',
  'last month',
  '30 days',
  'this month',
  '14 days',
  'last 2 weeks',
  'last week',
  'this week',
  'custom',
] as const
export type Horizon = (typeof horizons)[number]

export const DEFAULT_HORIZON: Horizon = '1 year'
/** `numYears`: as much as a browser keeps. */
export const MOST_YEARS_BACK = 3

export interface DateRange {
  readonly start: string
  readonly end: string
}

/** N days are N dates with today among them; years and months reach back to the same date. */
const days = (count: number) => (today: string) => ({ start: addDays(today, 1 - count), end: today })
const months = (count: number) => (today: string) => ({ start: addMonths(today, -count), end: today })

const ranges: Readonly<Record<Exclude<Horizon, 'custom'>, (today: string) => DateRange>> = {
  '2 years': months(24),
  'last year': (today) => wholeUnitBefore(firstOfYear(today), firstOfYear),
  '1 year': months(12),
  'this year': (today) => ({ start: firstOfYear(today), end: today }),
  '120 days': days(120),
  '90 days': days(90),
  '60 days': days(60),
  '2 months': months(2),
  'last month': (today) => wholeUnitBefore(firstOfMonth(today), firstOfMonth),
  '30 days': days(30),
  'this month': (today) => ({ start: firstOfMonth(today), end: today }),
  '14 days': days(14),
  'last 2 weeks': (today) => ({ start: addDays(mondayOf(today), -14), end: addDays(mondayOf(today), -1) }),
  'last week': (today) => wholeUnitBefore(mondayOf(today), mondayOf),
  'this week': (today) => ({ start: mondayOf(today), end: today }),
}

function wholeUnitBefore(startOfThis: string, startOf: (day: string) => string): DateRange {
  const end = addDays(startOfThis, -1)
  return { start: startOf(end), end }
}

/** `today` is the plant's date: near midnight the browser's may be another. */
export function horizonRange(horizon: Exclude<Horizon, 'custom'>, today: string): DateRange {
  return ranges[horizon](today)
}

export type CustomProblem = 'date-missing' | 'start-after-end' | 'too-far-back'

/** What is wrong with two dates that a person chose; null when they can be used. */
export function customProblem({ start, end }: DateRange, today: string): CustomProblem | null {
  if (!isDay(start) || !isDay(end)) return 'date-missing'
  if (start > end) return 'start-after-end'
  return start < addMonths(today, -12 * MOST_YEARS_BACK) ? 'too-far-back' : null
}

/** The stretch of time a page of the past looks at: named, or said in days or as a shift; as it stands in an address. */
import { addDays, addMonths, dayOfWeek, daysBetween, firstOfMonth, firstOfYear, isDay } from '../dates.ts'
import type { DateRange } from '../statistics/horizons.ts'

export const namedPeriods = [
  'shift',
  'last-shift',
  '8h',
  '24h',
  '48h',
  'today',
  'yesterday',
  'this-week',
  'last-week',
  'last-2-weeks',
  '7-days',
  '14-days',
  '30-days',
  'this-month',
  'last-month',
  '2-months',
  '60-days',
  '90-days',
  '120-days',
  'this-year',
  'last-year',
  '1-year',
  '2-years',
] as const
export type NamedPeriod = (typeof namedPeriods)[number]
/** Back from this moment. */
const hourNames = ['8h', '24h', '48h'] as const
type NamedDays = Exclude<NamedPeriod, 'shift' | 'last-shift' | (typeof hourNames)[number]>

/** A shift is known by the plant day and the number that figures are kept by. */
export interface ShiftOfDay {
  readonly day: string
  readonly shift: number
}

export type Period =
  | { readonly of: 'name'; readonly name: NamedPeriod }
  | ({ readonly of: 'days' } & DateRange)
  | ({ readonly of: 'shift' } & ShiftOfDay)

export const weekBeginnings = ['monday', 'sunday'] as const
export type WeekBegins = (typeof weekBeginnings)[number]

/** The plant's day that runs, and the day its weeks begin on. */
export interface PlantDays {
  readonly today: string
  readonly weekBegins: WeekBegins
}

export function namedPeriod(name: NamedPeriod): Period {
  return { of: 'name', name }
}

/** As the time history wrote them before it had the periods of all pages. */
const earlierNames: Readonly<Record<string, NamedPeriod>> = { h8: '8h', h24: '24h', h48: '48h' }

export function isOfHours(name: NamedPeriod): name is (typeof hourNames)[number] {
  return hourNames.some((one) => one === name)
}

/** `2026-11-16`, `2026-11-10..2026-11-16`, `2026-11-16/2` or a name; undefined for what is none of them. */
export function readPeriod(written: string | undefined): Period | undefined {
  const name = namedPeriods.find((one) => one === (earlierNames[written ?? ''] ?? written))
  if (name !== undefined) return { of: 'name', name }
  const [, day = '', shift] = /^(\S+)\/(\d{1,2})$/.exec(written ?? '') ?? []
  if (shift !== undefined)
    return isDay(day) && Number(shift) > 0 ? { of: 'shift', day, shift: Number(shift) } : undefined
  const [start = '', end = start] = (written ?? '').split('..')
  return isDay(start) && isDay(end) ? { of: 'days', start, end } : undefined
}

export function periodText(period: Period): string {
  if (period.of === 'name') return period.name
  if (period.of === 'shift') return `${period.day}/${period.shift}`
  return period.start === period.end ? period.start : `${period.start}..${period.end}`
}

export function weekStart(day: string, begins: WeekBegins): string {
  const past = begins === 'sunday' ? dayOfWeek(day) - 1 : (dayOfWeek(day) + 5) % 7
  return addDays(day, -past)
}

/** Both ends inclusive. Null: it is shorter than a day, and only a machine's calendar or clock knows it. */
export function daysOfPeriod(period: Period, plant: PlantDays): DateRange | null {
  if (period.of === 'shift') return null
  if (period.of === 'days') return { start: period.start, end: period.end }
  const { name } = period
  return name === 'shift' || name === 'last-shift' || isOfHours(name) ? null : ranges[name](plant)
}

const last =
  (count: number) =>
  ({ today }: PlantDays) => ({ start: addDays(today, 1 - count), end: today })
const months =
  (count: number) =>
  ({ today }: PlantDays) => ({ start: addMonths(today, -count), end: today })
const dayBefore = (day: string) => addDays(day, -1)

const ranges: Readonly<Record<NamedDays, (plant: PlantDays) => DateRange>> = {
  today: last(1),
  yesterday: ({ today }) => ({ start: dayBefore(today), end: dayBefore(today) }),
  'this-week': ({ today, weekBegins }) => ({ start: weekStart(today, weekBegins), end: today }),
  'last-week': ({ today, weekBegins }) => {
    const start = weekStart(today, weekBegins)
    return { start: addDays(start, -7), end: dayBefore(start) }
  },
  'last-2-weeks': ({ today, weekBegins }) => {
    const start = weekStart(today, weekBegins)
    return { start: addDays(start, -14), end: dayBefore(start) }
  },
  '7-days': last(7),
  '14-days': last(14),
  '30-days': last(30),
  '2-months': months(2),
  '60-days': last(60),
  '90-days': last(90),
  '120-days': last(120),
  'this-month': ({ today }) => ({ start: firstOfMonth(today), end: today }),
  'last-month': ({ today }) => wholeBefore(firstOfMonth(today), 1),
  'this-year': ({ today }) => ({ start: firstOfYear(today), end: today }),
  'last-year': ({ today }) => wholeBefore(firstOfYear(today), 12),
  '1-year': months(12),
  '2-years': months(24),
}

function wholeBefore(first: string, count: number): DateRange {
  return { start: addMonths(first, -count), end: dayBefore(first) }
}

/** What steps lead to by its name, the first of those that are the same days. */
const steppedTo = [
  'today',
  'yesterday',
  'this-week',
  'last-week',
  'this-month',
  'last-month',
  'this-year',
  'last-year',
  '7-days',
  '30-days',
] as const

/** The period before or after. Undefined: after it nothing has begun yet, or a shift has to say what lies beside it. */
export function besidePeriod(period: Period, by: -1 | 1, plant: PlantDays): Period | undefined {
  const days = daysOfPeriod(period, plant)
  if (days === null) return undefined
  const beside = movedDays(wholeUnit(period, days, plant), by, plant)
  if (beside.start > plant.today) return undefined
  return called(beside, plant)
}

/** What goes on is a part of its week, month or year: a step from it is one of the whole. */
function wholeUnit(period: Period, days: DateRange, { weekBegins }: PlantDays): DateRange {
  if (period.of !== 'name') return days
  if (period.name === 'this-week') return { start: days.start, end: addDays(weekStart(days.start, weekBegins), 6) }
  if (period.name === 'this-month') return { start: days.start, end: dayBefore(addMonths(days.start, 1)) }
  return period.name === 'this-year' ? { start: days.start, end: dayBefore(addMonths(days.start, 12)) } : days
}

/** Whole months and years are as long as they are; anything else moves by its days, and not beyond the day that runs. */
function movedDays({ start, end }: DateRange, by: -1 | 1, { today, weekBegins }: PlantDays): DateRange {
  const count = monthsIn({ start, end })
  if (count > 0) return { start: addMonths(start, by * count), end: dayBefore(addMonths(start, by * count + count)) }
  const length = daysBetween(start, end) + 1
  const moved = { start: addDays(start, by * length), end: addDays(end, by * length) }
  const isWeek = length % 7 === 0 && weekStart(start, weekBegins) === start
  if (isWeek || moved.end <= today || end >= today) return moved
  return { start: addDays(today, 1 - length), end: today }
}

/** How many whole months two days enclose; none where they do not begin and end with one. */
function monthsIn({ start, end }: DateRange): number {
  if (firstOfMonth(start) !== start || firstOfMonth(addDays(end, 1)) !== addDays(end, 1)) return 0
  return (
    12 * (Number(end.slice(0, 4)) - Number(start.slice(0, 4))) + Number(end.slice(5, 7)) - Number(start.slice(5, 7)) + 1
  )
}

/** The first days of this week are no week: a step from them is one of as many days. */
function called(days: DateRange, plant: PlantDays): Period {
  const name = steppedTo.find((one) => {
    const own = wholeUnit(namedPeriod(one), ranges[one](plant), plant)
    return own.start === days.start && own.end === days.end
  })
  return name === undefined ? { of: 'days', ...days } : namedPeriod(name)
}

/** Days to compare with: as many as there are, so that three days of this week stand beside three of the last one. */
export function comparedDays(period: Period, plant: PlantDays): DateRange | null {
  const days = daysOfPeriod(period, plant)
  if (days === null) return null
  const { start } = movedDays(wholeUnit(period, days, plant), -1, plant)
  const isWhole = wholeUnit(period, days, plant).end === days.end
  const whole = isWhole ? movedDays(days, -1, plant) : { start, end: addDays(start, daysBetween(days.start, days.end)) }
  return whole.end < days.start ? whole : { start: whole.start, end: dayBefore(days.start) }
}

/** The parts of a machine's history that a path names. What is left out, or makes no sense, is the present. */
import { addDays, isDay, isoWeek, mondayOf } from '../ground/dates.ts'

/** The list of weeks. */
const WEEKS_BACK = 26

export interface HistoryDays {
  readonly from: string
  readonly to: string
}

/** So many weeks up to this one. */
export function lastWeeks(today: string): HistoryDays {
  return { from: addDays(mondayOf(today), -7 * (WEEKS_BACK - 1)), to: today }
}

/** Its days; null for what is no week, such as 53 of a year with 52. */
export function daysOfWeek(week: string): HistoryDays | null {
  const [, year, number] = /^(\d{4})(\d{2})$/.exec(week) ?? []
  if (year === undefined) return null
  const from = addDays(mondayOf(`${year}-01-04`), 7 * (Number(number) - 1))
  return isoWeek(from) === week ? { from, to: addDays(from, 6) } : null
}

/** `given` is what stands in the path, and `wrong` that it has to be put right there. */
export interface Named<T> {
  readonly value: T
  readonly wrong: boolean
}

const left = (given: string | undefined) => given === undefined || given === ''

export function weekOf(given: string | undefined, today: string): Named<string> {
  const known = given !== undefined && daysOfWeek(given) !== null
  return { value: known ? given : isoWeek(today), wrong: !known && !left(given) }
}

export function dayOf(given: string | undefined, today: string): Named<string> {
  const known = given !== undefined && isDay(given)
  return { value: known ? given : today, wrong: !known && !left(given) }
}

/** Null is the whole day. */
export function hourOf(given: string | undefined): Named<number | null> {
  const known = given !== undefined && /^(\d|1\d|2[0-3])$/.test(given)
  return { value: known ? Number(given) : null, wrong: !known && !left(given) }
}

/** The day before or after; none that has not begun. */
export function besideDay(day: string, by: -1 | 1, today: string): string | undefined {
  const beside = addDays(day, by)
  return beside > today ? undefined : beside
}

export function besideWeek(week: string, by: -1 | 1, today: string): string | undefined {
  const days = daysOfWeek(week)
  if (days === null) return undefined
  const monday = addDays(days.from, 7 * by)
  return monday > today ? undefined : isoWeek(monday)
}

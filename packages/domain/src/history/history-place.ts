/** The parts of a machine's history that a path names. What is left out, or makes no sense, is the present. */
import { addDays, isDay, isoWeek, mondayOf } from '../calendar/dates.ts'

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

interface Sums {
  readonly good_qty: number
  readonly scrap_qty: number
  readonly run_seconds: number
  readonly stop_seconds: number
  readonly total_stops: number
}

/** The line below the list; the share is that of the sums. */
export function historyTotal(rows: readonly Sums[]): Sums & { readonly scrap_percent: number | null } {
  const sum = (field: keyof Sums) => rows.reduce((total, row) => total + row[field], 0)
  const [good_qty, scrap_qty] = [sum('good_qty'), sum('scrap_qty')]
  const made = good_qty + scrap_qty
  return {
    good_qty,
    scrap_qty,
    scrap_percent: made > 0 ? (scrap_qty / made) * 100 : null,
    run_seconds: sum('run_seconds'),
    stop_seconds: sum('stop_seconds'),
    total_stops: sum('total_stops'),
  }
}

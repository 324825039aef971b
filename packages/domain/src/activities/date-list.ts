/** The dates on which something is wanted: each once, in order. */
import { isDay } from '../ground/dates.ts'
import { minutesOf, momentOf } from '../ground/zone-time.ts'

export const MOST_DATES = 30

/** Null: the list is full, and stays as it is. */
export function withDate(dates: readonly number[], date: number): readonly number[] | null {
  if (dates.includes(date)) return dates
  return dates.length >= MOST_DATES ? null : [...dates, date].sort((a, b) => a - b)
}

/** What is created: at least one. Whoever names no date wants it now, which is null. */
export function wantedDates(dates: readonly number[]): readonly (number | null)[] {
  return dates.length === 0 ? [null] : dates
}

/** `2026-06-12T08:00` as the plant's clock shows it, whatever zone the device is set to; null until it is whole. */
export function typedDate(typed: string, timeZone: string): number | null {
  const [day = '', time = ''] = typed.split('T')
  return isDay(day) && /^\d\d:\d\d/.test(time) ? momentOf(day, minutesOf(time), timeZone) : null
}

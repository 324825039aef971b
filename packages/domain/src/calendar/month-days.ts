import { addDays, addMonths, firstOfMonth } from '../ground/dates.ts'

/** All days of the month in which a day lies. */
export function monthDays(day: string): string[] {
  const first = firstOfMonth(day)
  const next = addMonths(first, 1)
  const days: string[] = []
  for (let one = first; one < next; one = addDays(one, 1)) days.push(one)
  return days
}

/** A range of days that grows with the second day pressed and begins anew with the third. */
export interface DayRange {
  readonly first: string
  readonly last: string
  /** The next day pressed ends it. */
  readonly open: boolean
}

export function pressedDay(range: DayRange | null, day: string): DayRange {
  if (!range?.open) return { first: day, last: day, open: true }
  const [first = day, last = day] = [range.first, day].sort()
  return { first, last, open: false }
}

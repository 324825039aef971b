import type { Calendar, CalendarPiece } from './calendar.ts'
import { addDays } from './dates.ts'
import { localDate } from './zone-time.ts'

/** A machine had this calendar on the plant days before `until_day`. */
export interface EarlierCalendar {
  readonly until_day: string
  readonly calendar: Calendar
}

/**
 * One calendar out of those a machine had one after the other. Each day is as it was; the last day of one lasts until
 * the next one's first day begins, so that with another start of day it is longer or shorter and no moment is lost.
 */
export function changedCalendar(earlier: readonly EarlierCalendar[], now: Calendar): Calendar {
  if (earlier.length === 0) return now
  const inOrder = [...earlier].sort((a, b) => (a.until_day < b.until_day ? -1 : 1))
  const known = new Map<string, readonly CalendarPiece[]>()
  const on = (day: string) => inOrder.find(({ until_day }) => day < until_day)?.calendar ?? now
  const startOf = (day: string) => on(day).ofDay(day)[0]?.from ?? 0

  function ofDay(day: string): readonly CalendarPiece[] {
    const calendar = on(day)
    const next = addDays(day, 1)
    if (calendar === on(next)) return calendar.ofDay(day)
    const found = known.get(day) ?? lastDay(calendar, day, startOf(next))
    known.set(day, found)
    return found
  }

  let last: CalendarPiece | undefined
  function at(moment: number): CalendarPiece {
    if (last && moment >= last.from && moment < last.to) return last
    const date = localDate(moment, now.zone)
    const found = [addDays(date, -1), date].flatMap(ofDay).find(({ from, to }) => moment >= from && moment < to)
    if (!found) throw new Error(`no piece of ${date} holds ${new Date(moment).toISOString()}`)
    last = found
    return found
  }

  return {
    calendar_id: now.calendar_id,
    zone: now.zone,
    at,
    ofDay,
    idOn: (day) => on(day).idOn(day),
  }
}

/** The first plant day that can have another calendar: what has begun stays as it is, also by the new start of day. */
export function firstDayOf(after: Calendar, on: { before: Calendar; now: number }): string {
  let day = addDays(on.before.at(on.now).day, 1)
  while ((after.ofDay(day)[0]?.from ?? Number.POSITIVE_INFINITY) <= on.now) day = addDays(day, 1)
  return day
}

function lastDay(calendar: Calendar, day: string, to: number): CalendarPiece[] {
  const pieces: CalendarPiece[] = []
  for (const piece of [...calendar.ofDay(day), ...calendar.ofDay(addDays(day, 1))]) {
    if (piece.from >= to) break
    const end = Math.min(piece.to, to)
    const before = pieces.at(-1)
    if (before?.shift === piece.shift) pieces[pieces.length - 1] = { ...before, to: end }
    else pieces.push({ day, shift: piece.shift, from: piece.from, to: end })
  }
  return pieces
}

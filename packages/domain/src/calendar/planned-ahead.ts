/** The planned time to come, and when work that takes so much of it will be done. */
import { type Calendar, type CalendarPiece, UNPLANNED } from '../ground/calendar.ts'
import { addDays } from '../ground/dates.ts'

export type PlannedSpan = Pick<CalendarPiece, 'from' | 'to'>

/** What takes longer has no moment: by then somebody has planned anew. */
export const MOST_DAYS_AHEAD = 62

/** The stretches of a machine that somebody planned, one after the other from a moment on; what goes on over midnight is two. */
export function* plannedFrom({ at, ofDay }: Pick<Calendar, 'at' | 'ofDay'>, from: number): Generator<PlannedSpan> {
  const first = at(from).day
  for (let days = 0; days < MOST_DAYS_AHEAD; days += 1) {
    for (const piece of ofDay(addDays(first, days))) {
      if (piece.shift !== UNPLANNED && piece.to > from) yield { from: Math.max(piece.from, from), to: piece.to }
    }
  }
}

/** As many of them as hold so much, for a screen that counts on with them; one that goes on is one. */
export function plannedAhead(calendar: Pick<Calendar, 'at' | 'ofDay'>, now: number, ms: number): PlannedSpan[] {
  const spans: { from: number; to: number }[] = []
  let held = 0
  for (const { from, to } of plannedFrom(calendar, now)) {
    if (held >= ms) break
    const last = spans.at(-1)
    if (last?.to === from) last.to = to
    else spans.push({ from, to })
    held += to - from
  }
  return spans
}

/** Null: these stretches do not hold so much. */
export function doneWithin(spans: Iterable<PlannedSpan>, now: number, ms: number): number | null {
  let left = ms
  for (const { from, to } of spans) {
    const begins = Math.max(from, now)
    if (begins >= to) continue
    if (left <= to - begins) return begins + left
    left -= to - begins
  }
  return null
}

/** The planned time to come, and when work that takes so much of it will be done. */
import { type Calendar, type CalendarPiece, UNPLANNED } from '../ground/calendar.ts'
import { addDays } from '../ground/dates.ts'

export type PlannedSpan = Pick<CalendarPiece, 'from' | 'to'>

/** What takes longer has no moment: by then somebody has planned anew. */
export const MOST_DAYS_AHEAD = 62

/** Stretches of planned time from now on, until they hold so much or that many days are over; one that goes on is one. */
export function plannedAhead(calendar: Pick<Calendar, 'at' | 'ofDay'>, now: number, ms: number): PlannedSpan[] {
  const spans: { from: number; to: number }[] = []
  let held = 0
  let day = calendar.at(now).day
  for (let left = MOST_DAYS_AHEAD; left > 0 && held < ms; left -= 1) {
    for (const piece of calendar.ofDay(day)) {
      if (piece.shift === UNPLANNED || piece.to <= now) continue
      const from = Math.max(piece.from, now)
      const last = spans.at(-1)
      if (last?.to === from) last.to = piece.to
      else spans.push({ from, to: piece.to })
      held += piece.to - from
    }
    day = addDays(day, 1)
  }
  return spans
}

/** Null: these stretches do not hold so much. */
export function doneWithin(spans: readonly PlannedSpan[], now: number, ms: number): number | null {
  let left = ms
  for (const { from, to } of spans) {
    const begins = Math.max(from, now)
    if (begins >= to) continue
    if (left <= to - begins) return begins + left
    left -= to - begins
  }
  return null
}

import { type Calendar, UNPLANNED } from '../../ground/calendar.ts'
import { addDays } from '../../ground/dates.ts'

/** A plan that lies so far away ends without having found its shifts. */
const MOST_DAYS = 400

/** The stretches of a machine that somebody planned, one after the other from a moment on. */
export function* plannedFrom(
  { at, ofDay }: Pick<Calendar, 'at' | 'ofDay'>,
  from: number,
): Generator<{ from: number; to: number }> {
  const first = at(from).day
  for (let days = 0; days < MOST_DAYS; days += 1) {
    for (const piece of ofDay(addDays(first, days))) {
      if (piece.shift !== UNPLANNED && piece.to > from) yield { from: Math.max(piece.from, from), to: piece.to }
    }
  }
}

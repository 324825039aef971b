import type { Calendar } from '../../ground/calendar.ts'
import { addDays } from '../../ground/dates.ts'
import type { Span } from '../plant-hours.ts'
import type { ShiftPiece } from './periods.ts'

/** What is known of a machine's past. */
export interface Heard {
  /** Its first and last word; Infinity for one that was never heard of, or is heard of still. */
  readonly from: number
  readonly until: number
  /** Shifts before its first word of which figures were brought along. */
  hasFigures(day: string, shift: number): boolean
}

/**
 * The shifts of a machine that have a part in the period, cut where it was first heard of and where it fell silent:
 * time of which nothing is known must never look like running. Starts are not cut, so that a shift tells when it began.
 */
export function shiftTimes(calendar: Pick<Calendar, 'at' | 'ofDay'>, period: Span, heard: Heard): ShiftPiece[] {
  const pieces: ShiftPiece[] = []
  const last = calendar.at(period.to - 1).day
  for (let day = calendar.at(period.from).day; day <= last; day = addDays(day, 1)) {
    for (const piece of calendar.ofDay(day)) {
      if (piece.to <= period.from || piece.from >= period.to) continue
      const whole = { ...piece, to: Math.min(piece.to, period.to) }
      const brought = whole.to <= heard.from && heard.hasFigures(piece.day, piece.shift)
      pieces.push(
        ...cut(whole, [heard.from, heard.until]).map((part) => ({ ...part, known: brought || isHeard(part, heard) })),
      )
    }
  }
  return pieces
}

function cut<P extends Span>(piece: P, moments: readonly number[]): P[] {
  return moments.reduce<P[]>(
    (parts, moment) =>
      parts.flatMap((part) =>
        moment > part.from && moment < part.to
          ? [
              { ...part, to: moment },
              { ...part, from: moment },
            ]
          : [part],
      ),
    [piece],
  )
}

function isHeard({ from }: Span, heard: Heard): boolean {
  return from >= heard.from && from < heard.until
}

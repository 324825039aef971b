/** How much of a shift lies after a moment: exactly, from its stops, where the kept sums hold only the whole shift. */
import type { CalendarPiece } from '../../ground/calendar.ts'

export interface Stretch {
  readonly from: number
  readonly to: number
}

export interface ShiftStop extends Stretch {
  readonly micro: boolean
}

export interface ShiftTime {
  /** All pieces of the shift on its day. */
  readonly pieces: readonly Stretch[]
  /** Run and stop time that is counted of it. */
  readonly counted_ms: number
  /** Up to when the machine's time is counted. */
  readonly counted_to: number
  /** Its stops; they never reach over the ends of the pieces. */
  readonly stops: readonly ShiftStop[]
}

/**
 * Only before its first word ever is nothing known of a machine, so what is not counted of a shift is its beginning:
 * of what lies after the moment everything is counted that can be.
 */
export function timeAfter(shift: ShiftTime, moment: number): { run_ms: number; stop_ms: number; micro_ms: number } {
  const window = { from: moment, to: shift.counted_to }
  const observed = Math.min(overlap(shift.pieces, window), shift.counted_ms)
  const stop_ms = Math.min(overlap(shift.stops, window), observed)
  const micro = shift.stops.filter((stop) => stop.micro)
  return { run_ms: observed - stop_ms, stop_ms, micro_ms: Math.min(overlap(micro, window), stop_ms) }
}

/** What of a day's pieces lies after the moment, by shift. */
export function stretchesAfter(pieces: readonly CalendarPiece[], shift: number, moment: number): Stretch[] {
  return pieces
    .filter((piece) => piece.shift === shift && piece.to > moment)
    .map(({ from, to }) => ({ from: Math.max(from, moment), to }))
}

export function overlap(stretches: readonly Stretch[], window: Stretch): number {
  return stretches.reduce(
    (sum, { from, to }) => sum + Math.max(0, Math.min(to, window.to) - Math.max(from, window.from)),
    0,
  )
}

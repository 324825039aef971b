/** The shift a machine is in: its time, and what its orders were to make in each hour of it. */
import type { Calendar, CalendarPiece } from '../ground/calendar.ts'
import { hourSpan, hoursBetween, overlap, type Span } from './plant-hours.ts'

export interface PresentShift extends Span {
  readonly day: string
  /** 0 is time that nobody planned. */
  readonly shift: number
  /** Without the pauses between them. */
  readonly pieces: readonly Span[]
}

/** A shift may have pauses; unplanned time is only the stretch around the moment, however many others the day has. */
export function presentShift(calendar: Pick<Calendar, 'at' | 'ofDay'>, now: number): PresentShift {
  const here = calendar.at(now)
  const pieces =
    here.shift === 0 ? [here] : calendar.ofDay(here.day).filter((piece: CalendarPiece) => piece.shift === here.shift)
  return {
    day: here.day,
    shift: here.shift,
    from: Math.min(...pieces.map(({ from }) => from)),
    to: Math.max(...pieces.map(({ to }) => to)),
    pieces: pieces.map(({ from, to }) => ({ from, to })),
  }
}

export interface PlannedRun {
  readonly start: number
  readonly end: number | null
  /** Planned time of one piece; 0 or null: nobody planned one. */
  readonly unit_ms: number | null
}

/**
 * Pieces that the planned time of the orders would make in a stretch; null where no order has a planned time. Orders that run
 * beside each other share the machine, as its performance counts them: of a family mould each makes a part of its pieces.
 */
export function targetOf(
  span: Span,
  { pieces, runs }: { pieces: readonly Span[]; runs: readonly PlannedRun[] },
): number | null {
  const planned = runs.flatMap(({ start, end, unit_ms }) => {
    if (unit_ms === null || unit_ms <= 0) return []
    const run = { from: Math.max(start, span.from), to: Math.min(end ?? Number.POSITIVE_INFINITY, span.to), unit_ms }
    return run.to > run.from && pieces.some((piece) => overlap(piece, run) > 0) ? [run] : []
  })
  if (planned.length === 0) return null
  // Between two of these moments the same orders run.
  const moments = [...new Set(planned.flatMap(({ from, to }) => [from, to]))].sort((a, b) => a - b)
  return moments.slice(1).reduce((sum, to, at) => {
    const from = moments[at] ?? to
    const beside = planned.filter((run) => run.from <= from && run.to >= to)
    const ms = pieces.reduce((total, piece) => total + overlap(piece, { from, to }), 0)
    return sum + beside.reduce((made, { unit_ms }) => made + ms / beside.length / unit_ms, 0)
  }, 0)
}

/** The hours on the plant's clock that have a part in the shift, cut at its ends. */
export function hoursOfShift({ from, to }: Span, zone: string): Span[] {
  return hoursBetween({ from, to }, zone).map((hour) => ({
    from: Math.max(from, hour),
    to: Math.min(to, hourSpan(hour).to),
  }))
}

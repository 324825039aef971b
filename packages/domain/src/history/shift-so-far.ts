/** The shift a machine is in: its time, and what its orders were to make in each hour of it. */
import { type Amount, sumByUnit } from '../ground/by-unit.ts'
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
  /** What its pieces are counted in. */
  readonly unit: string
}

/**
 * What the planned time of the orders would make in a stretch, of each unit; nothing where no order has a planned time. Orders
 * that run beside each other share the machine, as its performance counts them: of a family mould each makes a part of its
 * pieces.
 */
export function targetsOf(
  span: Span,
  { pieces, runs }: { pieces: readonly Span[]; runs: readonly PlannedRun[] },
): Amount[] {
  const planned = runs.flatMap(({ start, end, unit_ms, unit }) => {
    if (unit_ms === null || unit_ms <= 0) return []
    const stretch = { from: Math.max(start, span.from), to: Math.min(end ?? Number.POSITIVE_INFINITY, span.to) }
    const run = { ...stretch, unit_ms, unit }
    return run.to > run.from && pieces.some((piece) => overlap(piece, run) > 0) ? [run] : []
  })
  // Between two of these moments the same orders run.
  const moments = [...new Set(planned.flatMap(({ from, to }) => [from, to]))].sort((a, b) => a - b)
  const made = moments.slice(1).flatMap((to, at): Amount[] => {
    const from = moments[at] ?? to
    const beside = planned.filter((run) => run.from <= from && run.to >= to)
    const ms = pieces.reduce((total, piece) => total + overlap(piece, { from, to }), 0)
    return beside.map(({ unit_ms, unit }) => ({ unit, quantity: ms / beside.length / unit_ms }))
  })
  return sumByUnit(made)
}

/** When any of the orders ran; two at once are one time. */
export function timesOf(runs: readonly Pick<PlannedRun, 'start' | 'end'>[], within: Span): Span[] {
  const spans: { from: number; to: number }[] = []
  for (const { start, end } of [...runs].sort((a, b) => a.start - b.start)) {
    const span = { from: Math.max(start, within.from), to: Math.min(end ?? Number.POSITIVE_INFINITY, within.to) }
    const last = spans.at(-1)
    if (span.to <= span.from) continue
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to)
    else spans.push(span)
  }
  return spans
}

/** The hours on the plant's clock that have a part in the shift, cut at its ends. */
export function hoursOfShift({ from, to }: Span, zone: string): Span[] {
  return hoursBetween({ from, to }, zone).map((hour) => ({
    from: Math.max(from, hour),
    to: Math.min(to, hourSpan(hour).to),
  }))
}

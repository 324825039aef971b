/**
 * The rows of the picture. One row per machine has the whole period as its axis; one row per machine and hour has the
 * hour. Both are the same to everything that draws, zooms or hits: a row is a stretch of time of one machine, and all
 * rows have axes of the same length.
 */
import { hoursBetween, type Span } from '../plant-hours.ts'
import type { DrawnStop, MachineHistory } from './machine-history.ts'
import { type PictureTime, rowSpan } from './periods.ts'

export const rowKinds = ['machine', 'hour'] as const
export type RowKind = (typeof rowKinds)[number]

export interface PictureRow {
  readonly id: string
  readonly machine: MachineHistory
  /** The moment at the left end of the axis. */
  readonly from: number
  /** What of the axis the row tells about: its machine's own shift or day, at most up to now. */
  readonly span: Span
}

export interface Picture {
  /** Milliseconds of every row's axis. */
  readonly length: number
  readonly rows: readonly PictureRow[]
}

const HOUR_MS = 3_600_000

export function pictureOf(
  machines: readonly MachineHistory[],
  on: { readonly period: PictureTime; readonly rows: RowKind; readonly zone: string; readonly now: number },
): Picture {
  const begun = machines.flatMap((machine) => {
    const span = rowSpan(on.period, machine.shifts, on)
    return span === undefined ? [] : [{ machine, span }]
  })
  if (on.rows === 'hour') {
    return {
      length: HOUR_MS,
      rows: begun.flatMap(({ machine, span }) => hourRows(machine, span, on.zone)),
    }
  }
  const first = Math.min(...begun.map(({ span }) => span.from), on.now)
  const last = Math.max(...begun.map(({ span }) => span.to), first)
  return {
    length: Math.max(last - first, HOUR_MS / 60),
    rows: begun.map(({ machine, span }) => ({ id: machine.machine_id, machine, from: first, span })),
  }
}

function hourRows(machine: MachineHistory, period: Span, zone: string): PictureRow[] {
  return hoursBetween(period, zone).map((hour) => ({
    id: `${machine.machine_id} ${hour}`,
    machine,
    from: hour,
    span: { from: Math.max(hour, period.from), to: Math.min(hour + HOUR_MS, period.to) },
  }))
}

/** A stop, or the part of it that lies in a row. */
export interface Bar extends Span {
  readonly drawn: DrawnStop
}

/** In the order of time. Stops of a machine do not overlap, so their ends are in order too. */
export function barsOf({ machine, span }: Pick<PictureRow, 'machine' | 'span'>): Bar[] {
  const { stops } = machine
  const bars: Bar[] = []
  for (let at = firstEndingAfter(stops, span.from); at < stops.length; at++) {
    const drawn = stops[at] as DrawnStop
    if (drawn.from >= span.to) break
    bars.push({ drawn, from: Math.max(drawn.from, span.from), to: Math.min(drawn.to, span.to) })
  }
  return bars
}

function firstEndingAfter(stops: readonly DrawnStop[], moment: number): number {
  let [low, high] = [0, stops.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((stops[middle] as DrawnStop).to > moment) high = middle
    else low = middle + 1
  }
  return low
}

/** The picture moves on when its end has moved by a thousandth: less would be drawn for nothing. */
export function drawnUntil(now: number, length: number): number {
  const step = Math.max(1000, Math.floor(length / 1000))
  return Math.floor(now / step) * step
}

/** Hours and their labels along the axis, on the plant's clock. */
import { localMinutes } from '../../ground/zone-time.ts'
import { startOfHour } from '../plant-hours.ts'
import type { View } from './view.ts'

export interface Tick {
  /** Milliseconds from the left end of the axis. */
  readonly offset: number
  /** The moment it stands for; in rows of one hour only its minute counts. */
  readonly at: number
  /** A full hour: stops are split there. */
  readonly hour: boolean
}

const MINUTE_MS = 60_000
const steps = [1, 5, 10, 15, 30, 60, 120, 180, 240, 360, 720]
const LABEL_PIXELS = 92

/** Minutes between two labels, so that they do not touch. */
export function stepOf(view: View, width: number): number {
  const perPixel = (view.to - view.from) / MINUTE_MS / Math.max(width, 1)
  return steps.find((minutes) => minutes / perPixel >= LABEL_PIXELS) ?? 720
}

/** `from` is the moment at the left end of the axis. */
export function ticksOf(
  from: number,
  on: { readonly view: View; readonly width: number; readonly zone: string },
): Tick[] {
  const { view, width, zone } = on
  const step = stepOf(view, width)
  const ticks: Tick[] = []
  const fine = Math.min(step, 60) * MINUTE_MS
  for (let at = startOfHour(from + view.from, zone); at <= from + view.to; at += fine) {
    if (at < from + view.from) continue
    const minutes = localMinutes(at, zone)
    if (minutes % step === 0) ticks.push({ offset: at - from, at, hour: minutes % 60 === 0 })
  }
  return ticks
}

/** Where stops are split: every full hour in sight, as long as the hours are wide enough to be told apart. */
export function hourLines(
  from: number,
  on: { readonly view: View; readonly width: number; readonly zone: string },
): number[] {
  const { view, width, zone } = on
  const pixels = (width * 60 * MINUTE_MS) / (view.to - view.from)
  if (pixels < LEAST_HOUR_PIXELS) return []
  const lines: number[] = []
  for (let at = startOfHour(from + view.from, zone); at <= from + view.to; at += 60 * MINUTE_MS) {
    if (at > from + view.from) lines.push(at - from)
  }
  return lines
}

const LEAST_HOUR_PIXELS = 6

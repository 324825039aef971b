/** Zoom and time axis of the plan board. */
import { addDays } from '../ground/dates.ts'
import { localDate, localMinutes, momentOf, weekdayOf } from '../ground/zone-time.ts'

export const zooms = ['hour', 'shift', 'day', 'week', 'month', 'quarter'] as const
export type Zoom = (typeof zooms)[number]

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** So much time fits into the width of the board. */
export const zoomSpan: Readonly<Record<Zoom, number>> = {
  hour: HOUR_MS,
  shift: 8 * HOUR_MS,
  day: DAY_MS,
  week: 7 * DAY_MS,
  month: 31 * DAY_MS,
  quarter: 92 * DAY_MS,
}

export function asZoom(text: string | undefined): Zoom {
  return zooms.find((zoom) => zoom === text) ?? 'week'
}

export interface BoardTick {
  readonly at: number
  /** A time of day, or a day. */
  readonly kind: 'time' | 'day'
  readonly strong: boolean
}

const LABEL_PIXELS = { time: 56, day: 92 }
const steps = [5, 10, 15, 30, 60, 120, 180, 240, 360, 720]

/** Lines with their labels between two moments, far enough apart to be read: times of day, then days, then weeks. */
export function boardTicks(
  span: { readonly from: number; readonly to: number },
  on: { readonly perPixel: number; readonly zone: string },
): BoardTick[] {
  const { perPixel, zone } = on
  const step = steps.find((minutes) => (minutes * 60_000) / perPixel >= LABEL_PIXELS.time)
  const dayPixels = DAY_MS / perPixel
  const days = dayPixels >= LABEL_PIXELS.day ? 1 : dayPixels * 7 >= LABEL_PIXELS.day ? 7 : 14
  const ticks: BoardTick[] = []
  for (let day = localDate(span.from, zone); ; day = addDays(day, 1)) {
    const start = momentOf(day, 0, zone)
    if (start > span.to) return ticks
    const monday = weekdayOf(day) === 1
    if (days === 1 || (monday && (days === 7 || weekOf(start) % 2 === 0)))
      ticks.push({ at: start, kind: 'day', strong: days === 1 || monday })
    if (step === undefined) continue
    const end = momentOf(addDays(day, 1), 0, zone)
    // By the clock on the wall: on the day of its change hours are left out or come twice.
    for (let at = start + step * 60_000; at < end; at += Math.min(step, 60) * 60_000) {
      if (localMinutes(at, zone) % step === 0) ticks.push({ at, kind: 'time', strong: false })
    }
  }
}

function weekOf(at: number): number {
  return Math.floor(at / (7 * DAY_MS))
}

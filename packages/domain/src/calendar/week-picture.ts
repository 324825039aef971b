/** Planned time of an ordinary week as bars: 7 days of 24 hours, night shifts going on in the next row. */
import type { ShiftSpan } from '../ground/calendar.ts'
import { minutesOfSpan } from '../ground/overlap.ts'

const DAY = 24 * 60

export interface Bar {
  /** Minutes of the day. */
  readonly from: number
  readonly to: number
  readonly shift: number
}

/** One list of bars for each of the days; a night shift of the last goes on in the first. */
export function weekBars(days: readonly (readonly ShiftSpan[])[]): Bar[][] {
  const rows: Bar[][] = days.map(() => [])
  for (const [index, spans] of days.entries()) {
    for (const span of spans) {
      const { from, to } = minutesOfSpan(span)
      rows[index]?.push({ from, to: Math.min(to, DAY), shift: span.shift })
      if (to > DAY) rows[(index + 1) % days.length]?.push({ from: 0, to: to - DAY, shift: span.shift })
    }
  }
  return rows.map((bars) => bars.sort((a, b) => a.from - b.from))
}

/** By the clock on the wall: in the two weeks in which it changes an hour more or less may pass. */
export function plannedHours(days: readonly (readonly ShiftSpan[])[]): number {
  const minutes = days.flat().map(minutesOfSpan)
  return minutes.reduce((sum, { from, to }) => sum + to - from, 0) / 60
}

/** When the day of a machine begins, beside the shifts of its calendar. */
import type { ShiftSpan } from '../ground/calendar.ts'
import { minutesOf } from '../ground/zone-time.ts'

const MIDNIGHT = '00:00'

/** The shifts that a day beginning then cuts in two: each part would be a shift of another day in every figure. */
export function shiftsCutBy(day_start: string, spans: readonly ShiftSpan[]): ShiftSpan[] {
  const start = minutesOf(day_start)
  return spans.filter(({ from, to }) => {
    const [begins, ends] = [minutesOf(from), minutesOf(to)]
    if (begins < ends) return begins < start && start < ends
    return start > begins || start < ends
  })
}

/** The start of the first shift; where that cuts another one, of the first that cuts none. */
export function suggestedDayStart(spans: readonly ShiftSpan[]): string {
  const starts = spans.toSorted((one, other) => one.shift - other.shift).map(({ from }) => from)
  return starts.find((start) => shiftsCutBy(start, spans).length === 0) ?? starts[0] ?? MIDNIGHT
}

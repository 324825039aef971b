/** No two shifts at the same time: within a kind of day, and where a night shift reaches into the day after. */

import type { ShiftSpan } from './calendar.ts'
import type { Refusal } from './refusal.ts'
import { minutesOf } from './zone-time.ts'

const DAY = 24 * 60

export interface PlannedDay {
  /** How the kind of day is called. */
  readonly name: string
  readonly spans: readonly ShiftSpan[]
}

/** Minutes from the start of the day in which it begins. */
export function minutesOfSpan({ from, to }: ShiftSpan): { from: number; to: number } {
  const [begins, ends] = [minutesOf(from), minutesOf(to)]
  return { from: begins, to: ends <= begins ? ends + DAY : ends }
}

/** Days that follow each other: the first two shifts of them that overlap, said as a refusal. */
export function overlapIn(days: readonly PlannedDay[]): Refusal | null {
  const all = days
    .flatMap(({ name, spans }, index) =>
      spans.map((span) => {
        const { from, to } = minutesOfSpan(span)
        return { name, index, span, from: from + index * DAY, to: to + index * DAY }
      }),
    )
    .sort((a, b) => a.from - b.from || a.to - b.to)
  for (const [at, first] of all.entries()) {
    const second = all[at + 1]
    if (!second || second.from >= first.to) continue
    const { shift, from, to } = first.span
    const { shift: other_shift, from: other_from, to: other_to } = second.span
    if (first.index === second.index) {
      return { refusal: 'shifts-overlap', values: { shift, from, to, other_shift, other_from, other_to } }
    }
    const [kind, other_kind] = [first.name, second.name]
    return {
      refusal: 'shifts-overlap-next-day',
      values: { shift, from, to, kind, other_shift, other_from, other_to, other_kind },
    }
  }
  return null
}

/** A week, Monday to Sunday, and the Monday after it. */
export function overlapInWeek(week: readonly PlannedDay[]): Refusal | null {
  return overlapIn([...week, ...week.slice(0, 1)])
}

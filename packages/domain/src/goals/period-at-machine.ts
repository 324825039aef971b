import { type Calendar, UNPLANNED } from '../ground/calendar.ts'
import { addDays } from '../ground/dates.ts'
import { weekdayOf } from '../ground/zone-time.ts'
import type { GoalPeriod, ProductionType } from './goal-period.ts'

/** A goal's period as a machine's calendar cuts it, and which of the machine's figures belong to it. */
export interface PeriodAtMachine extends GoalPeriod {
  readonly first_day: string
  readonly last_day: string
  /** Null: all shifts of those days. */
  readonly shift: number | null
}

/** The period around `now`: a plant day may begin at six, so midnight does not end it. Null outside any shift. */
export function periodAtMachine(type: ProductionType, calendar: Calendar, now: number): PeriodAtMachine | null {
  const piece = calendar.at(now)
  if (type === 'shift') {
    if (piece.shift === UNPLANNED) return null
    return { from: piece.from, to: piece.to, first_day: piece.day, last_day: piece.day, shift: piece.shift }
  }
  const first_day = type === 'day' ? piece.day : addDays(piece.day, 1 - weekdayOf(piece.day))
  const last_day = type === 'day' ? piece.day : addDays(first_day, 6)
  const from = calendar.ofDay(first_day)[0]?.from ?? piece.from
  const to = calendar.ofDay(last_day).at(-1)?.to ?? piece.to
  return { from, to, first_day, last_day, shift: null }
}

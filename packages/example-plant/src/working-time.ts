/** The hours in which a machine's calendar has people work, forwards and backwards from any moment. */
import { doneWithin, plannedFrom } from '@takt/domain/calendar/planned-ahead.ts'
import { type Calendar, type CalendarPiece, UNPLANNED } from '@takt/domain/ground/calendar.ts'
import { addDays } from '@takt/domain/ground/dates.ts'

export interface WorkingTime {
  /** The moment itself when people work then, else when the next shift begins. */
  from(moment: number): number
  /** The moment so much planned time later. */
  after(moment: number, planned_ms: number): number
  /** The moment so much planned time before. */
  before(moment: number, planned_ms: number): number
  /** The nth shift of that number before the moment; 1 is the one that runs or ran last. */
  shiftBefore(moment: number, nth: number, shift: number): Pick<CalendarPiece, 'from' | 'to'>
}

/** No plant is shut for longer. */
const MOST_DAYS_BACK = 90
const DAY = 86_400_000

export function workingTime(calendar: Calendar): WorkingTime {
  return {
    from(moment) {
      for (const { from } of plannedFrom(calendar, moment)) return from
      return moment
    },
    after: (moment, planned_ms) => doneWithin(plannedFrom(calendar, moment), moment, planned_ms) ?? moment + planned_ms,
    before(moment, planned_ms) {
      let left = planned_ms
      const today = calendar.at(moment).day
      for (let days = 0; days < MOST_DAYS_BACK; days += 1) {
        for (const { shift, from, to } of calendar.ofDay(addDays(today, -days)).toReversed()) {
          const length = Math.min(to, moment) - from
          if (shift === UNPLANNED || length <= 0) continue
          if (left <= length) return from + length - left
          left -= length
        }
      }
      return moment - planned_ms
    },
    shiftBefore(moment, nth, shift) {
      const today = calendar.at(moment).day
      let left = nth
      for (let days = 0; days < MOST_DAYS_BACK; days += 1) {
        for (const piece of calendar.ofDay(addDays(today, -days)).toReversed()) {
          if (piece.shift === shift && piece.from < moment && --left === 0) return piece
        }
      }
      return { from: moment - nth * DAY, to: moment }
    },
  }
}

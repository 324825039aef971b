/** The calendar of a machine over the stretch that the history covers. */
import { type Calendar, type CalendarPiece, UNPLANNED } from '@takt/domain/ground/calendar.ts'
import { addDays } from '@takt/domain/ground/dates.ts'

const TWO_HOURS = 2 * 3_600_000

export interface PlannedTime {
  /** All pieces from the first day to now, without a gap; the last one ends now. */
  readonly pieces: readonly CalendarPiece[]
  readonly from: number
  readonly to: number
  /** The moment so much planned time later. */
  after(moment: number, planned_ms: number): number
  /** The moment itself, or the one at which people last worked before it. */
  workingMoment(moment: number): number
  /**
   * The moment itself when people work on for so long, else when they begin again: nobody sets up for the last
   * minutes. Where they have not begun again yet, as long before they went. */
  withRoomFor(moment: number, ms: number): number
}

export function plannedTime(calendar: Calendar, { now, days }: { now: number; days: number }): PlannedTime {
  const pieces: CalendarPiece[] = []
  const today = calendar.at(now).day
  for (let day = addDays(today, -days); day <= today; day = addDays(day, 1)) {
    for (const piece of calendar.ofDay(day)) {
      if (piece.from < now) pieces.push(piece.to > now ? { ...piece, to: now } : piece)
    }
  }
  const planned = pieces.filter(({ shift }) => shift !== UNPLANNED)
  const from = pieces[0]?.from ?? now

  /** The first planned piece that ends after the moment. */
  function indexAt(moment: number): number {
    let low = 0
    let high = planned.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((planned[middle] as CalendarPiece).to <= moment) low = middle + 1
      else high = middle
    }
    return low
  }

  return {
    pieces,
    from,
    to: now,
    after(moment, planned_ms) {
      let left = planned_ms
      for (let index = indexAt(moment); index < planned.length; index += 1) {
        const piece = planned[index] as CalendarPiece
        const begin = Math.max(moment, piece.from)
        if (begin + left <= piece.to) return begin + left
        left -= piece.to - begin
      }
      return now
    },
    withRoomFor(moment, ms) {
      let index = indexAt(moment)
      let end = planned[index]?.to ?? now
      if ((planned[index]?.from ?? now) > moment) return moment
      while (planned[index + 1]?.from === end) end = (planned[++index] as CalendarPiece).to
      if (end - moment >= ms || end === now) return moment
      return planned[index + 1]?.from ?? end - ms
    },
    workingMoment(moment) {
      const index = indexAt(moment)
      const here = planned[index]
      if (here && here.from <= moment) return moment
      const before = planned[index - 1]
      return before ? before.to - Math.min(TWO_HOURS, Math.floor((before.to - before.from) / 2)) : from
    },
  }
}

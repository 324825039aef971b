/** The shifts of a calendar one after the other. Nights that two plant days share are a shift of each, as their figures are. */
import { type Calendar, type CalendarPiece, UNPLANNED } from '../calendar.ts'
import { addDays } from '../dates.ts'
import type { ShiftOfDay } from './period.ts'

export interface PlannedShift extends ShiftOfDay {
  readonly from: number
  readonly to: number
}

type Pieces = Pick<Calendar, 'at' | 'ofDay'>

/** A holiday of the whole plant is not longer; beyond it nobody looks for a shift. */
const MOST_DAYS = 60

/** In the order in which they begin. */
export function shiftsOfDay(calendar: Pick<Calendar, 'ofDay'>, day: string): PlannedShift[] {
  const planned = calendar.ofDay(day).filter(({ shift }) => shift !== UNPLANNED)
  return [...Map.groupBy(planned, ({ shift }) => shift)].map(([shift, own]) => ({
    day,
    shift,
    from: (own[0] as CalendarPiece).from,
    to: (own.at(-1) as CalendarPiece).to,
  }))
}

/** The shift that runs; in unplanned time the last that did. Undefined where none was planned for two months. */
export function shiftAt(calendar: Pieces, now: number): PlannedShift | undefined {
  return planned(
    calendar,
    pieceBefore(calendar, calendar.at(now), () => true),
  )
}

/** The shift before the one that runs, by the clock. */
export function lastShift(calendar: Pieces, now: number): PlannedShift | undefined {
  const running = shiftAt(calendar, now)
  if (running === undefined) return undefined
  const own = pieceBefore(calendar, calendar.at(now), () => true)
  const other = ({ day, shift }: CalendarPiece) => day !== running.day || shift !== running.shift
  return own && planned(calendar, pieceBefore(calendar, own, other))
}

/** The planned piece that holds a moment, or the nearest one before it. */
function pieceBefore(
  calendar: Pieces,
  from: CalendarPiece,
  wanted: (piece: CalendarPiece) => boolean,
): CalendarPiece | undefined {
  for (let back = 0; back <= MOST_DAYS; back += 1) {
    const pieces = calendar.ofDay(addDays(from.day, -back))
    const found = pieces.findLast((piece) => piece.from <= from.from && piece.shift !== UNPLANNED && wanted(piece))
    if (found !== undefined) return found
  }
  return undefined
}

function planned(calendar: Pieces, piece: CalendarPiece | undefined): PlannedShift | undefined {
  return piece && shiftsOfDay(calendar, piece.day).find(({ shift }) => shift === piece.shift)
}

/** The one before or after in the order of days and of their beginnings; none that begins after `now`. */
export function shiftBeside(
  calendar: Pieces,
  { day, shift }: ShiftOfDay,
  { by, now }: { readonly by: -1 | 1; readonly now: number },
): PlannedShift | undefined {
  const own = shiftsOfDay(calendar, day)
  const at = own.findIndex((one) => one.shift === shift)
  let beside = at < 0 ? undefined : own[at + by]
  for (let days = 1; beside === undefined && days <= MOST_DAYS; days += 1) {
    beside = shiftsOfDay(calendar, addDays(day, by * days)).at(by === 1 ? 0 : -1)
  }
  return beside !== undefined && beside.from <= now ? beside : undefined
}

/** Shifts of a machine as moments: which plant day and shift a moment belongs to, and how long that holds. */
import { addDays } from './dates.ts'
import { localDate, minutesOf, momentOf, weekdayOf } from './zone-time.ts'

/** Time that nobody planned to measure. */
export const UNPLANNED = 0
/** A machine without a calendar is measured around the clock. */
export const AROUND_THE_CLOCK = 1

export interface ShiftSpan {
  readonly from: string
  /** At or before `from` means the next day. */
  readonly to: string
  readonly shift: number
}

export interface CalendarPlan {
  readonly calendar_id: number
  /** Day type of Monday … Sunday. */
  readonly week: readonly string[]
  /** Dates that differ from their weekday. */
  readonly days: Readonly<Record<string, string>>
  readonly day_types: Readonly<Record<string, readonly ShiftSpan[]>>
  readonly start_date: string
  /** Last day; after it all time is unplanned. Null: the week repeats for ever. */
  readonly end_date: string | null
}

/** A stretch in which plant day and shift stay the same. */
export interface CalendarPiece {
  readonly day: string
  readonly shift: number
  readonly from: number
  readonly to: number
}

export interface Calendar {
  readonly calendar_id: number | null
  readonly zone: string
  at(moment: number): CalendarPiece
  /** All pieces of a plant day, in order, without a gap. */
  ofDay(day: string): readonly CalendarPiece[]
  /** Which calendar held on that day: a machine may have had another. */
  idOn(day: string): number | null
}

export interface MachineDay {
  readonly zone: string
  /** When a new day begins at the machine, '00:00' unless a night shift belongs to the day before. */
  readonly day_start: string
}

/** A plan that has always been the same. One that was changed on the way is joined from its versions: versions.ts. */
export function compileCalendar(plan: CalendarPlan | null, day: MachineDay): Calendar {
  return named(
    plan?.calendar_id ?? null,
    day.zone,
    piecesOf((date) => spansOf(plan, date), day),
  )
}

export function named(calendar_id: number | null, zone: string, pieces: Pick<Calendar, 'at' | 'ofDay'>): Calendar {
  return { calendar_id, zone, ...pieces, idOn: () => calendar_id }
}

/** Pieces of days, worked out once for each day that is asked for. */
export function piecesOf(
  spansOn: (date: string) => readonly ShiftSpan[],
  { zone, day_start }: MachineDay,
): Pick<Calendar, 'at' | 'ofDay'> {
  const startOf = dayStarts({ zone, day_start })
  const known = new Map<string, readonly CalendarPiece[]>()

  function ofDay(day: string): readonly CalendarPiece[] {
    let pieces = known.get(day)
    if (!pieces) {
      pieces = fill(day, { from: startOf(day), to: startOf(addDays(day, 1)), spans: spansAround(day) })
      known.set(day, pieces)
    }
    return pieces
  }

  /** Night shifts reach in from the day before, and with a late start of day from the day after. */
  function spansAround(day: string): { from: number; to: number; shift: number }[] {
    return [addDays(day, -1), day, addDays(day, 1)].flatMap((date) =>
      spansOn(date).map(({ from, to, shift }) => {
        const ends = minutesOf(to) <= minutesOf(from) ? addDays(date, 1) : date
        return { from: momentOf(date, minutesOf(from), zone), to: momentOf(ends, minutesOf(to), zone), shift }
      }),
    )
  }

  return { ofDay, at: pieceAt(ofDay, { zone, day_start }) }
}

/** Finds the piece that holds a moment; asked again for a moment of the same piece, it need not look. */
export function pieceAt(ofDay: Calendar['ofDay'], day_of: MachineDay): Calendar['at'] {
  const startOf = dayStarts(day_of)
  let last: CalendarPiece | undefined
  return (moment) => {
    if (last && moment >= last.from && moment < last.to) return last
    let day = localDate(moment, day_of.zone)
    if (moment < startOf(day)) day = addDays(day, -1)
    const found = ofDay(day).find(({ from, to }) => moment >= from && moment < to)
    if (!found) throw new Error(`no piece of ${day} holds ${new Date(moment).toISOString()}`)
    last = found
    return found
  }
}

function dayStarts({ zone, day_start }: MachineDay): (day: string) => number {
  const minutes = minutesOf(day_start)
  return (day) => momentOf(day, minutes, zone)
}

/** What is planned for a date, by what differs on it or by its weekday. */
export function spansOf(plan: CalendarPlan | null, date: string): readonly ShiftSpan[] {
  if (!plan) return [{ from: '00:00', to: '00:00', shift: AROUND_THE_CLOCK }]
  if (date < plan.start_date || (plan.end_date !== null && date > plan.end_date)) return []
  return plan.day_types[plan.days[date] ?? plan.week[weekdayOf(date) - 1] ?? ''] ?? []
}

/** The spans inside the day, cut where they overlap, and unplanned time in between. */
function fill(
  day: string,
  { from, to, spans }: { from: number; to: number; spans: { from: number; to: number; shift: number }[] },
): CalendarPiece[] {
  const pieces: CalendarPiece[] = []
  let at = from
  const add = (until: number, shift: number) => {
    const end = Math.min(until, to)
    if (end <= at) return
    const previous = pieces.at(-1)
    if (previous?.shift === shift) pieces[pieces.length - 1] = { ...previous, to: end }
    else pieces.push({ day, shift, from: at, to: end })
    at = end
  }
  for (const span of [...spans].sort((a, b) => a.from - b.from)) {
    add(span.from, UNPLANNED)
    add(span.to, span.shift)
  }
  add(to, UNPLANNED)
  return pieces
}

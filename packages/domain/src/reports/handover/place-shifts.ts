/** The shifts of a place: what its machines, each with a calendar of its own, call the same shift of the same day. */
import { type Calendar, type CalendarPiece, UNPLANNED } from '../../ground/calendar.ts'
import { addDays } from '../../ground/dates.ts'
import type { Span } from '../../history/plant-hours.ts'

export interface ShiftOfMachine extends Span {
  readonly machine_id: string
  /** Without the pauses between them; those of a night may lie in two plant days. */
  readonly pieces: readonly CalendarPiece[]
}

export interface PlaceShift extends Span {
  /** The plant day on which it began. */
  readonly day: string
  readonly shift: number
  /** 0, unless the same shift began on that day before. */
  readonly part: number
  readonly machines: readonly ShiftOfMachine[]
}

export interface CalendarOfMachine {
  readonly machine_id: string
  readonly calendar: Pick<Calendar, 'ofDay'>
}

/** Longer than any pause and shorter than the rest between two days of the same shift. */
const LONGEST_PAUSE_MS = 3 * 3_600_000
/** A day in autumn: what goes on for longer is one shift after the other, as where nobody has planned any. */
const LONGEST_SHIFT_MS = 25 * 3_600_000

/** All that begin on these plant days, the earliest first. */
export function placeShifts(
  machines: readonly CalendarOfMachine[],
  { from, to }: { readonly from: string; readonly to: string },
): PlaceShift[] {
  const found: Joined[] = []
  for (const { machine_id, calendar } of machines) {
    for (const stretch of stretches(calendar, from, to)) join(found, { ...stretch, machine_id })
  }
  found.sort((one, other) => one.from - other.from || one.shift - other.shift)
  const begun = new Map<string, number>()
  return found.map((shift) => {
    const key = `${shift.day} ${shift.shift}`
    const part = begun.get(key) ?? 0
    begun.set(key, part + 1)
    return { ...shift, part }
  })
}

type Stretch = Omit<Joined, 'machines'> & { readonly pieces: CalendarPiece[] }

interface Joined {
  readonly day: string
  readonly shift: number
  from: number
  to: number
  readonly machines: ShiftOfMachine[]
}

function join(found: Joined[], { day, shift, ...own }: Stretch & { readonly machine_id: string }): void {
  const same = found.find((one) => one.day === day && one.shift === shift && own.from < one.to && own.to > one.from)
  if (!same) {
    found.push({ day, shift, from: own.from, to: own.to, machines: [own] })
    return
  }
  same.from = Math.min(same.from, own.from)
  same.to = Math.max(same.to, own.to)
  same.machines.push(own)
}

/** The day before is read too, for the evening of a night that goes on, and the day after for its morning. */
function stretches(calendar: Pick<Calendar, 'ofDay'>, first: string, last: string): Stretch[] {
  const found: Stretch[] = []
  for (let day = addDays(first, -1); day <= addDays(last, 1); day = addDays(day, 1)) {
    for (const piece of calendar.ofDay(day)) {
      if (piece.shift === UNPLANNED) continue
      const before = found.at(-1)
      if (before && goesOn(before, piece)) {
        before.to = piece.to
        before.pieces.push(piece)
      } else found.push({ day, shift: piece.shift, from: piece.from, to: piece.to, pieces: [piece] })
    }
  }
  return found.filter(({ day }) => day >= first && day <= last)
}

function goesOn(before: Stretch, piece: CalendarPiece): boolean {
  return (
    before.shift === piece.shift &&
    piece.from - before.to < LONGEST_PAUSE_MS &&
    piece.to - before.from <= LONGEST_SHIFT_MS
  )
}

/** The one that goes on, or the last that has ended: what somebody who opens the page means. */
export function latestShift<S extends Span>(shifts: readonly S[], now: number): S | undefined {
  const begun = shifts.filter(({ from }) => from <= now)
  // Of several that go on, the one that ends first is handed over first.
  const going = begun.filter(({ to }) => to > now).sort((one, other) => one.to - other.to)
  return going[0] ?? begun.sort((one, other) => one.to - other.to).at(-1)
}

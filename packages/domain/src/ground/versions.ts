/** A plan that was changed on the way: what held, until when, and what holds then. The past keeps the plan it had. */
import {
  type Calendar,
  type CalendarPiece,
  type CalendarPlan,
  type MachineDay,
  named,
  pieceAt,
  piecesOf,
  spansOf,
} from './calendar.ts'
import { addDays } from './dates.ts'
import { localDate, momentOf } from './zone-time.ts'

/**
 * Where something ends and the next begins. `day`: shifts that begin on that date or later are the next one's, a night
 * shift of the evening before still ends as it was planned. `at`: from that moment everything is the next one's.
 */
export type Turn = { readonly day: string } | { readonly at: number }

export interface Version<What> {
  readonly what: What
  /** Null: until somebody changes it. */
  readonly until: Turn | null
}

export function turnMoment(turn: Turn | null, zone: string): number {
  if (turn === null) return Number.POSITIVE_INFINITY
  return 'at' in turn ? turn.at : momentOf(turn.day, 0, zone)
}

/** What held before `from` stays; what was to hold from then on is changed, also what waits for a later day. */
export function changedFrom<What>(
  versions: readonly Version<What>[],
  from: Turn,
  { zone, change }: { zone: string; change: (what: What) => What },
): Version<What>[] {
  const begin = turnMoment(from, zone)
  let before = Number.NEGATIVE_INFINITY
  const all = versions.flatMap((version) => {
    const [starts, ends] = [before, turnMoment(version.until, zone)]
    before = ends
    if (ends <= begin) return [version]
    const later = { what: change(version.what), until: version.until }
    return starts < begin ? [{ what: version.what, until: from }, later] : [later]
  })
  return joined(all)
}

/** Neighbours that are the same are one. */
export function joined<What>(versions: readonly Version<What>[]): Version<What>[] {
  return versions.filter(({ what }, at) => JSON.stringify(what) !== JSON.stringify(versions[at + 1]?.what))
}

/** A calendar whose plan has versions, the last of them the one that holds for good. */
export function compileVersions(versions: readonly Version<CalendarPlan>[], day: MachineDay): Calendar {
  const turns = versions.flatMap(({ until }) => (until && 'at' in until ? [until.at] : []))
  const stretches = [Number.NEGATIVE_INFINITY, ...turns].map((from, index) => ({
    from,
    to: turns[index] ?? Number.POSITIVE_INFINITY,
    ...piecesOf((date) => spansOf(heldOn(versions, date, from), date), day),
  }))
  const known = new Map<string, readonly CalendarPiece[]>()
  const ofDay = (date: string) => {
    const found =
      known.get(date) ??
      stretches.flatMap((stretch) => cutTo(stretch, stretch.ofDay(date))).reduce<CalendarPiece[]>(join, [])
    known.set(date, found)
    return found
  }
  return named(versions[0]?.what.calendar_id ?? null, day.zone, { ofDay, at: pieceAt(ofDay, day) })
}

/** In a stretch that begins at `from`, nothing holds any more that ended at that moment or before. */
function heldOn(versions: readonly Version<CalendarPlan>[], date: string, from: number): CalendarPlan | null {
  const held = ({ until }: Version<unknown>) => until === null || ('day' in until ? date < until.day : until.at > from)
  return versions.find(held)?.what ?? null
}

function cutTo({ from, to }: { from: number; to: number }, pieces: readonly CalendarPiece[]): CalendarPiece[] {
  return pieces
    .map((piece) => ({ ...piece, from: Math.max(piece.from, from), to: Math.min(piece.to, to) }))
    .filter((piece) => piece.from < piece.to)
}

/** A shift that goes on over a change of the plan is one piece: nothing is cut there. */
function join(pieces: readonly CalendarPiece[], next: CalendarPiece): CalendarPiece[] {
  const last = pieces.at(-1)
  if (last?.shift !== next.shift) return [...pieces, next]
  return [...pieces.slice(0, -1), { ...last, to: next.to }]
}

/** The first day that a change can hold for as a whole. */
export function nextDay(now: number, zone: string): string {
  return addDays(localDate(now, zone), 1)
}

/** Which board of a wall is shown, and for how long still. Time is given to it: no clock of its own can drift or pile up. */
import type { WallBoard } from '../../ground/model/wall-boards.ts'

/** A page of machines is read before it turns. */
const LEAST_PAGE_SECONDS = 8

export interface Rotation {
  readonly at: number
  /** Of the time of the board that is shown. */
  readonly spent_ms: number
  readonly paused: boolean
  /** Of the board that is shown; more than one where its machines do not fit on one. */
  readonly pages: number
}

export type Turn =
  | { readonly do: 'pass'; readonly ms: number }
  | { readonly do: 'step'; readonly by: 1 | -1 }
  | { readonly do: 'pause' }
  | { readonly do: 'pages'; readonly pages: number }

export const firstTurn: Rotation = { at: 0, spent_ms: 0, paused: false, pages: 1 }

export function turn(now: Rotation, given: Turn, boards: readonly WallBoard[]): Rotation {
  if (given.do === 'pause') return { ...now, paused: !now.paused }
  if (given.do === 'pages') return withPages(now, given.pages, boards)
  if (given.do === 'step') return step(now, given.by, boards)
  if (now.paused) return now
  const spent_ms = now.spent_ms + given.ms
  // One that was asleep for an hour goes on with the next board, it does not run after what it missed.
  return spent_ms < timeOf(now, boards) ? { ...now, spent_ms } : shown(now, now.at + 1, boards)
}

/** How much of its time the board has had, 0 to 1; of a wall with one board and one page nothing comes next. */
export function spentShare(now: Rotation, boards: readonly WallBoard[]): number | null {
  if (boards.length < 2 && now.pages < 2) return null
  return Math.min(1, now.spent_ms / timeOf(now, boards))
}

export function pageOf(now: Rotation, boards: readonly WallBoard[]): number {
  return Math.min(now.pages - 1, Math.floor((now.spent_ms / timeOf(now, boards)) * now.pages))
}

export function secondsLeft(now: Rotation, boards: readonly WallBoard[]): number {
  return Math.max(0, Math.ceil((timeOf(now, boards) - now.spent_ms) / 1000))
}

/** Every page is shown before the next board comes. */
function timeOf({ at, pages }: Rotation, boards: readonly WallBoard[]): number {
  const seconds = boards[at]?.seconds ?? 0
  return Math.max(seconds, pages > 1 ? pages * LEAST_PAGE_SECONDS : 0) * 1000
}

/** Machines that come or go change how many pages there are, not which one is read. */
function withPages(now: Rotation, pages: number, boards: readonly WallBoard[]): Rotation {
  if (pages === now.pages) return now
  const share = now.spent_ms / timeOf(now, boards)
  const next = { ...now, pages: Math.max(1, pages) }
  return { ...next, spent_ms: Math.floor(share * timeOf(next, boards)) }
}

/** To the next page, and behind the last to the next board. */
function step(now: Rotation, by: 1 | -1, boards: readonly WallBoard[]): Rotation {
  const page = pageOf(now, boards) + by
  if (page < 0 || page >= now.pages) return shown(now, now.at + by, boards)
  return { ...now, spent_ms: Math.ceil((page / now.pages) * timeOf(now, boards)) }
}

function shown({ paused }: Rotation, at: number, boards: readonly WallBoard[]): Rotation {
  return { at: (at + boards.length) % boards.length, spent_ms: 0, paused, pages: 1 }
}

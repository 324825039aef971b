/** How far back a time history looks. Shift and day are the machine's own: each row begins with its own. */
import { addDays } from '../../ground/dates.ts'
import { momentOf } from '../../ground/zone-time.ts'
import type { Span } from '../plant-hours.ts'

export const timeHistoryPeriods = ['shift', 'today', 'h8', 'h24', 'h48'] as const
export type TimeHistoryPeriod = (typeof timeHistoryPeriods)[number]

/** A day of the past; or of it one shift, with the time that it has at most machines of the place. */
export interface PastDay {
  readonly day: string
  readonly shift?: ({ readonly shift: number } & Span) | undefined
}
export type PictureTime = TimeHistoryPeriod | PastDay

/** Two of the same time are the same question. */
export function timeKey(time: PictureTime): string {
  return typeof time === 'string' ? time : [time.day, time.shift?.shift].join('/')
}

/** Seconds between two loads of a time history. */
export const REFRESH_SECONDS = { least: 10, usual: 180 } as const

const HOUR_MS = 3_600_000
/** A plant day is never longer: the one of autumn. */
const LONGEST_DAY_HOURS = 25
const hoursBack: Readonly<Record<TimeHistoryPeriod, number>> = {
  shift: LONGEST_DAY_HOURS,
  today: LONGEST_DAY_HOURS,
  h8: 8,
  h24: 24,
  h48: 48,
}

/** A stretch of a machine's calendar. */
export interface ShiftPiece extends Span {
  readonly day: string
  /** 0 is unplanned time. */
  readonly shift: number
  /** False where nothing was heard of the machine: what it did then is not known. */
  readonly known: boolean
}

/** What is asked of the server. Whole hours: the same question for an hour, however often it is asked. */
export function windowToLoad(time: PictureTime, { now, zone }: { readonly now: number; readonly zone: string }): Span {
  const hour = Math.floor(now / HOUR_MS) * HOUR_MS
  if (typeof time === 'string') return { from: hour - hoursBack[time] * HOUR_MS, to: hour + HOUR_MS }
  const { from, to } = time.shift === undefined ? wholeDay(time.day, zone) : aroundShift(time.shift)
  return { from, to: Math.max(Math.min(to, hour + HOUR_MS), from + HOUR_MS) }
}

/** It may begin at any hour of its date, and then ends as late on the next. */
function wholeDay(day: string, zone: string): Span {
  return { from: momentOf(day, 0, zone), to: momentOf(addDays(day, 2), 0, zone) }
}

/** Other machines may have it an hour or two earlier or later. */
const BESIDE_MS = 2 * HOUR_MS
function aroundShift({ from, to }: Span): Span {
  return {
    from: Math.floor(from / HOUR_MS) * HOUR_MS - BESIDE_MS,
    to: Math.ceil(to / HOUR_MS) * HOUR_MS + BESIDE_MS,
  }
}

/** Where a machine's row begins; undefined while its calendar is not known. */
export function periodStart(period: TimeHistoryPeriod, shifts: readonly ShiftPiece[], now: number): number | undefined {
  if (period !== 'shift' && period !== 'today') return now - hoursBack[period] * HOUR_MS
  const at = shifts.findLastIndex(({ from }) => from <= now)
  const current = shifts[at]
  if (current === undefined) return undefined
  const same = (piece: ShiftPiece) => piece.day === current.day && (period === 'today' || piece.shift === current.shift)
  let first = at
  while (first > 0 && same(shifts[first - 1] as ShiftPiece)) first -= 1
  return (shifts[first] as ShiftPiece).from
}

/** What a machine's row tells of, up to now; undefined where it has nothing to tell, or its calendar is not known. */
export function rowSpan(
  time: PictureTime,
  shifts: readonly ShiftPiece[],
  { now, zone }: { readonly now: number; readonly zone: string },
): Span | undefined {
  if (typeof time === 'string') {
    const from = periodStart(time, shifts, now)
    return from === undefined || from >= now ? undefined : { from, to: now }
  }
  const own = ownSpan(time, shifts)
  if (own === undefined) return undefined
  // Of what was not loaded nothing is known.
  const loaded = windowToLoad(time, { now, zone })
  const span = { from: Math.max(own.from, loaded.from), to: Math.min(own.to, loaded.to, now) }
  return span.from < span.to ? span : undefined
}

/** A machine that has no such shift shows what it did while others had it. */
function ownSpan({ day, shift }: PastDay, shifts: readonly ShiftPiece[]): Span | undefined {
  const pieces = shifts.filter((piece) => piece.day === day && (shift === undefined || piece.shift === shift.shift))
  const [first, last] = [pieces[0], pieces.at(-1)]
  if (first !== undefined && last !== undefined) return { from: first.from, to: last.to }
  return shifts.length === 0 ? undefined : shift
}

/** However short a stored interval is, the plant is not asked more often than every ten seconds. */
export function refreshSeconds(stored: number): number {
  return Math.max(stored, REFRESH_SECONDS.least)
}

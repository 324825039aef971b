/** How far back a time history looks. Shift and day are the machine's own: each row begins with its own. */
import type { Span } from '../plant-hours.ts'

export const timeHistoryPeriods = ['shift', 'today', 'h8', 'h24', 'h48'] as const
export type TimeHistoryPeriod = (typeof timeHistoryPeriods)[number]

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
export function windowToLoad(period: TimeHistoryPeriod, now: number): Span {
  const hour = Math.floor(now / HOUR_MS) * HOUR_MS
  return { from: hour - hoursBack[period] * HOUR_MS, to: hour + HOUR_MS }
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

/** However short a stored interval is, the plant is not asked more often than every ten seconds. */
export function refreshSeconds(stored: number): number {
  return Math.max(stored, REFRESH_SECONDS.least)
}

export function readTimeHistoryPeriod(stored: unknown): TimeHistoryPeriod {
  return timeHistoryPeriods.find((period) => period === stored) ?? 'shift'
}

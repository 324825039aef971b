/** The stretch of time that the figures of the overview stand for, as plant days and shifts of a machine. */
import { type Calendar, type CalendarPiece, UNPLANNED } from '../calendar.ts'
import { addDays } from '../dates.ts'

/** Today begins when the machine's new day does; calendar is today inside the shifts that somebody planned. */
export const figurePeriods = ['today', 'shift', '24h', 'calendar'] as const
export type FigurePeriod = (typeof figurePeriods)[number]

export function readFigurePeriod(stored: unknown): FigurePeriod {
  return figurePeriods.find((period) => period === stored) ?? 'today'
}

/** Figures are kept per day and shift; `share` is how much of them belongs to the period. */
export interface PeriodPart {
  readonly day: string
  readonly shift: number
  readonly share: number
}

const DAY_MS = 86_400_000

export function partsOfPeriod(
  period: FigurePeriod,
  calendar: Pick<Calendar, 'at' | 'ofDay'>,
  now: number,
): PeriodPart[] {
  const { day, shift } = calendar.at(now)
  if (period === 'shift') return [{ day, shift, share: 1 }]
  if (period === '24h') return lastDay(calendar, now)
  const shifts = [...new Set(calendar.ofDay(day).map((piece) => piece.shift))]
  return shifts
    .filter((each) => period === 'today' || each !== UNPLANNED)
    .map((each) => ({ day, shift: each, share: 1 }))
}

/** A shift that began before the 24 hours counts by the part of it that lies inside them. */
function lastDay(calendar: Pick<Calendar, 'at' | 'ofDay'>, now: number): PeriodPart[] {
  const from = now - DAY_MS
  const parts: PeriodPart[] = []
  const last = calendar.at(now).day
  for (let day = calendar.at(from).day; day <= last; day = addDays(day, 1)) {
    const pieces = calendar.ofDay(day)
    for (const shift of new Set(pieces.map((piece) => piece.shift))) {
      const own = pieces.filter((piece) => piece.shift === shift)
      const passed = length(own, { from: 0, to: now })
      const share = passed > 0 ? length(own, { from, to: now }) / passed : 0
      if (share > 0) parts.push({ day, shift, share })
    }
  }
  return parts
}

function length(pieces: readonly CalendarPiece[], span: { from: number; to: number }): number {
  return pieces.reduce(
    (sum, piece) => sum + Math.max(0, Math.min(piece.to, span.to) - Math.max(piece.from, span.from)),
    0,
  )
}

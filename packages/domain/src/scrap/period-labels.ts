import { daysBetween, firstOfYear, isoWeek } from '../ground/dates.ts'

export interface PeriodLabels {
  readonly m: number
  readonly mn: string
  /** Counted from 1 January, seven days each. */
  readonly w: number
  /** ISO 8601. */
  readonly wiso: number
}

export function periodLabels(day: string, language: string): PeriodLabels {
  return {
    m: Number(day.slice(5, 7)),
    mn: new Date(`${day}T00:00:00Z`).toLocaleDateString(language, { month: 'long', timeZone: 'UTC' }),
    w: Math.floor(daysBetween(firstOfYear(day), day) / 7) + 1,
    wiso: Number(isoWeek(day).slice(4)),
  }
}

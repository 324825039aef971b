import type { GroupType } from '@takt/domain/ground/navigation/locations.ts'
import type { DateRange } from '@takt/domain/ground/statistics/horizons.ts'
import type { ReactNode } from 'react'

/** A machine, or a place where its kind is named; as the calls take it. */
export interface StatisticsPlace {
  readonly machine_id: string
  readonly locationtype: '' | GroupType
  readonly location: string
}

export interface ShownStatistics {
  readonly place: StatisticsPlace
  /** Null: the last 24 hours. */
  readonly days: DateRange | null
  readonly head: { readonly title: string; readonly tools: ReactNode }
}

export const EVERY_SECONDS = 180

/** Whose figures and of which time, as a file is to say it. */
export function aboutOf(title: string, days: DateRange | null): string {
  return days === null ? title : `${title}, ${days.start} – ${days.end}`
}

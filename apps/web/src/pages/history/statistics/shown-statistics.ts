import type { ReactNode } from 'react'
import type { ShownPeriod } from '../../../parts/period/use-period.ts'
import type { StatisticsPlace } from './statistics-place.ts'
import type { Compared } from './use-compared.ts'

export interface ShownStatistics {
  readonly place: StatisticsPlace
  readonly period: ShownPeriod
  readonly compared: Compared
  /** Whose figures and of which time, as a file is to say it. */
  readonly about: string
  readonly head: { readonly title: string; readonly tools: ReactNode }
}

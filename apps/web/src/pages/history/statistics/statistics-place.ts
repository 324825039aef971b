import type { GroupType } from '@takt/domain/ground/navigation/locations.ts'
import type { ReactNode } from 'react'
import type { ShownPeriod } from '../../../parts/period/use-period.ts'
import type { Compared } from './use-compared.ts'

/** A machine, or a place where its kind is named; as the calls take it. */
export interface StatisticsPlace {
  readonly machine_id: string
  readonly locationtype: '' | GroupType
  readonly location: string
}

export interface ShownStatistics {
  readonly place: StatisticsPlace
  readonly period: ShownPeriod
  readonly compared: Compared
  /** Whose figures and of which time, as a file is to say it. */
  readonly about: string
  readonly head: { readonly title: string; readonly tools: ReactNode }
}

export const EVERY_SECONDS = 180

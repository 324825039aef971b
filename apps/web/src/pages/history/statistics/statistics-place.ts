import type { GroupType } from '@takt/domain/ground/navigation/locations.ts'

/** A machine, or a place where its kind is named; as the calls take it. */
export interface StatisticsPlace {
  readonly machine_id: string
  readonly locationtype: '' | GroupType
  readonly location: string
}

export const EVERY_SECONDS = 180

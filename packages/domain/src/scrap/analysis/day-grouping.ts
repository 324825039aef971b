import type { Grouping } from './view-config.ts'

/** From here on a bar for each day takes long to draw and says little. */
const MANY_RECORDS = 20_000

/** Choosing days for many records asks first: go on, or take weeks. */
export function asksBeforeDays(grouping: Grouping, records: number): boolean {
  return grouping === 'day' && records > MANY_RECORDS
}

/** Another time horizon has other records: with too many of them days become weeks, and the page says so. */
export function groupingAfterHorizon(grouping: Grouping, records: number): { grouping: Grouping; forced: boolean } {
  const forced = asksBeforeDays(grouping, records)
  return { grouping: forced ? 'week' : grouping, forced }
}

import { addDays } from '@takt/domain/ground/dates.ts'
import { localDate } from '@takt/domain/ground/zone-time.ts'

const DAYS_BACK = 7

/** The last week up to today, by the plant's calendar. */
export function firstDays(now: number, zone: string): { from_day: string; to_day: string } {
  const to_day = localDate(now, zone)
  return { from_day: addDays(to_day, -DAYS_BACK), to_day }
}

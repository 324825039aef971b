/** A calendar that ends leaves its machines without planned time: people are told in time to make a new one. */
import { addDays } from '../../ground/dates.ts'

export const WARN_DAYS = 10

/** `end_date` is the last day of the calendar; one that has ended already is told too. */
export function calendarEndsSoon(end_date: string, today: string): boolean {
  return today >= addDays(end_date, -WARN_DAYS)
}

/** When a report that is delivered by itself is due: on weekdays at a time by the clock of the company. */
import { addDays } from '../../ground/dates.ts'
import { localDate, momentOf, weekdayOf } from '../../ground/zone-time.ts'

export interface DeliveryTimes {
  /** 1 Monday … 7 Sunday. */
  readonly weekdays: readonly number[]
  /** Minutes since midnight. */
  readonly at_minutes: number
}

const DAYS_OF_WEEK = 7

/**
 * The first due moment after `after`. However many were missed meanwhile, this is the only one that follows: who was
 * away for a week gets one report and not seven. Each date is due once, also in the nights when the clock is moved.
 */
export function nextDelivery({ weekdays, at_minutes }: DeliveryTimes, after: number, zone: string): number {
  const today = localDate(after, zone)
  // Today of the next week too: today's time may be over.
  for (let ahead = 0; ahead <= DAYS_OF_WEEK; ahead += 1) {
    const date = addDays(today, ahead)
    const at = momentOf(date, at_minutes, zone)
    if (at > after && weekdays.includes(weekdayOf(date))) return at
  }
  throw new Error('a schedule without weekdays is never due')
}

export function nextDeliveries(times: DeliveryTimes, after: number, zone: string, count: number): number[] {
  const found: number[] = []
  while (found.length < count) found.push(nextDelivery(times, found.at(-1) ?? after, zone))
  return found
}

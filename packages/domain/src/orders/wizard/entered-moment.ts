/** A date and a time of day as an operator enters them, on the plant's clock. */
import { isDay } from '../../ground/dates.ts'
import { localMinutes, momentOf } from '../../ground/zone-time.ts'

export interface EnteredMoment {
  /** YYYY-MM-DD. */
  readonly date: string
  readonly hours: string
  readonly minutes: string
}

export const NO_MOMENT: EnteredMoment = { date: '', hours: '', minutes: '' }

/** Between the operator's press and the server's clock. */
const FUTURE_TOLERANCE_MS = 60_000

export type MomentProblem = 'incomplete' | 'not-on-the-clock' | 'no-such-hour' | 'in-future' | 'before-order'

/** What is typed stays: 24 made into 23 would book another time than the person said. */
const onTheClock = (part: string, highest: 23 | 59): boolean => /^\d{1,2}$/.test(part) && Number(part) <= highest

/** When the field is left: 7 becomes 07. */
export function paddedPart(part: string): string {
  return part === '' ? '' : part.padStart(2, '0')
}

export interface MomentLimits {
  readonly timeZone: string
  readonly now: number
  /** Start of the order; null where there is none. */
  readonly notBefore: number | null
}

export function checkMoment(
  { date, hours, minutes }: EnteredMoment,
  { timeZone, now, notBefore }: MomentLimits,
): { readonly at: number } | { readonly problem: MomentProblem } {
  if (!isDay(date) || hours === '' || minutes === '') return { problem: 'incomplete' }
  if (!onTheClock(hours, 23) || !onTheClock(minutes, 59)) return { problem: 'not-on-the-clock' }
  const wanted = Number(hours) * 60 + Number(minutes)
  const at = momentOf(date, wanted, timeZone)
  // In spring the clock skips an hour: it is another time that would be booked.
  if (localMinutes(at, timeZone) !== wanted) return { problem: 'no-such-hour' }
  if (at > now + FUTURE_TOLERANCE_MS) return { problem: 'in-future' }
  // The order's start has seconds, what is entered has none: its own minute belongs to it.
  if (notBefore !== null && at < notBefore - (notBefore % 60_000)) return { problem: 'before-order' }
  return { at: notBefore === null ? at : Math.max(at, notBefore) }
}

/** A booking that was sent and not answered: kept in the browser, so that a page that is loaded again can never book it twice. */
import { ANSWERS_KEPT_HOURS } from '../../ground/offline/answers-kept.ts'
import type { Failure, Values } from './state.ts'

export interface UnansweredBooking {
  readonly requestId: string
  /** When it was first sent. */
  readonly at: number
  /** What was entered then: sent again it has to be the same, or the server takes it for another. */
  readonly values: Values
  /** The step that books when it is left; null for the booking of the wizard itself. */
  readonly step: string | null
}

/** An hour less than the answer is kept: it must not be forgotten while the repeat is on its way. */
const REPEATED_WITHIN_MS = (ANSWERS_KEPT_HOURS - 1) * 3_600_000

/** After that the server knows nothing of the first try, and a repeat would be a second booking. */
export function mayBeRepeated({ at }: Pick<UnansweredBooking, 'at'>, now: number): boolean {
  return now - at < REPEATED_WITHIN_MS
}

/**
 * Whether a failure says that nothing was booked. When an earlier try went unanswered, a refusal at the door does not:
 * the server refused before it looked whether it had booked this already.
 */
export function isCertain({ outcome, atTheDoor }: Omit<Failure, 'message'>, triedBefore: boolean): boolean {
  return outcome !== 'unknown' && !(triedBefore && atTheDoor === true)
}

/** One entry a request: two tabs of one person can wait for an answer each. */
export function withBooking(list: readonly UnansweredBooking[], booking: UnansweredBooking): UnansweredBooking[] {
  return [...withoutRequests(list, [booking.requestId]), booking]
}

export function withoutRequests(list: readonly UnansweredBooking[], ids: readonly string[]): UnansweredBooking[] {
  return list.filter(({ requestId }) => !ids.includes(requestId))
}

/** What an older version or a hand has stored is passed over. */
export function readUnanswered(stored: unknown): readonly UnansweredBooking[] {
  return Array.isArray(stored) ? stored.filter(isBooking) : []
}

function isBooking(stored: unknown): stored is UnansweredBooking {
  if (typeof stored !== 'object' || stored === null) return false
  const { requestId, at, values, step } = stored as Record<string, unknown>
  const named = step === null || typeof step === 'string'
  return typeof requestId === 'string' && Number.isFinite(at) && typeof values === 'object' && values !== null && named
}

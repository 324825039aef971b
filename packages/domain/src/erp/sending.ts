/** What follows from an attempt to tell the ERP something. */

/** Taken; refused for what the record says; or the ERP was not reached and nothing is wrong with the record. */
export type ErpOutcome = 'taken' | 'refused' | 'away'

const SECOND = 1_000
const MINUTE = 60 * SECOND

/** After so many attempts a person is to look. */
export const MOST_ATTEMPTS = 5
const RECORD_DELAYS = [10 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE]
/** A failed record goes on trying: what was mended in the ERP need not be found by hand. */
const FAILED_DELAY = 60 * MINUTE
const LINK_DELAYS = [5 * SECOND, 15 * SECOND, MINUTE, 2 * MINUTE, 5 * MINUTE]

/** Answers that say something about the way to the ERP or about the token, not about the record. */
const AWAY = [401, 403, 404, 405, 407, 408, 425, 429, 502, 503, 504]

export function outcomeOf(status: number): ErpOutcome {
  if (status >= 200 && status < 300) return 'taken'
  // A redirect is not followed: the address is what the administrator wrote.
  if (status < 400 || AWAY.includes(status)) return 'away'
  return 'refused'
}

export interface AfterAttempt {
  readonly status: 'W' | 'T' | 'F'
  readonly attempts: number
  /** Null: there is no next one. */
  readonly next_attempt: number | null
}

export function afterAttempt(
  message: { readonly status: 'W' | 'F'; readonly attempts: number },
  outcome: ErpOutcome,
  now: number,
): AfterAttempt {
  const attempts = message.attempts + 1
  if (outcome === 'taken') return { status: 'T', attempts, next_attempt: null }
  if (message.status === 'F' || attempts >= MOST_ATTEMPTS) {
    return { status: 'F', attempts, next_attempt: now + FAILED_DELAY }
  }
  // While the ERP is away its link decides when the next record is tried.
  const delay = outcome === 'away' ? 0 : (RECORD_DELAYS[attempts - 1] ?? FAILED_DELAY)
  return { status: 'W', attempts, next_attempt: now + delay }
}

/** How long a company's link rests after so many tries in a row that reached nobody. */
export function linkDelay(failures: number): number {
  return LINK_DELAYS[Math.min(failures, LINK_DELAYS.length) - 1] ?? 0
}

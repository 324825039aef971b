/** What follows from an attempt to tell the ERP something. */

/**
 * Taken; refused for what the record says, for good; `troubled` when the ERP broke down over it, which says nothing about
 * the record; or the ERP was not reached and nothing is wrong with the record.
 */
export type ErpOutcome = 'taken' | 'refused' | 'troubled' | 'away'

const SECOND = 1_000
const MINUTE = 60 * SECOND

/** Over which the ERP has broken down so often a person is to look, though it goes on by itself. */
export const ATTEMPTS_BEFORE_A_LOOK = 5
const RECORD_DELAYS = [10 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE]
const LONGEST_RECORD_DELAY = 15 * MINUTE
/** A failed record goes on trying: what was mended in the ERP need not be found by hand. */
const FAILED_DELAY = 60 * MINUTE
const LINK_DELAYS = [5 * SECOND, 15 * SECOND, MINUTE, 2 * MINUTE, 5 * MINUTE]

/** Answers that say something about the way to the ERP or about the token, not about the record. */
const AWAY = [401, 407, 408, 425, 429, 502, 503, 504]
/**
 * A wrong address and a proxy answer these, and so does an ERP that does not know the order of one record: the ERP says
 * why, in JSON. One record must not hold up all others for ever.
 */
const AWAY_UNLESS_SAID = [403, 404, 405]

export function outcomeOf(status: number, text: string): ErpOutcome {
  // A login page or a proxy answers 200 too, and has booked nothing.
  if (status >= 200 && status < 300) return text.trim() === '' || isSaid(text) ? 'taken' : 'away'
  // A redirect is not followed: the address is what the administrator wrote.
  if (status < 400 || AWAY.includes(status)) return 'away'
  if (AWAY_UNLESS_SAID.includes(status)) return isSaid(text) ? 'refused' : 'away'
  return status < 500 ? 'refused' : 'troubled'
}

/** A JSON object: an ERP's own word, where a page to sign in, a proxy's page or nothing is none. */
function isSaid(text: string): boolean {
  try {
    const answer: unknown = JSON.parse(text)
    return typeof answer === 'object' && answer !== null && !Array.isArray(answer)
  } catch {
    return false
  }
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
  // Nobody was there to be told: that is no attempt, and its link decides when the next one is made.
  if (outcome === 'away') {
    const { status, attempts } = message
    return { status, attempts, next_attempt: status === 'F' ? now + FAILED_DELAY : now }
  }
  const attempts = message.attempts + 1
  if (outcome === 'taken') return { status: 'T', attempts, next_attempt: null }
  if (message.status === 'F' || outcome === 'refused') {
    return { status: 'F', attempts, next_attempt: now + FAILED_DELAY }
  }
  // It waits, and the rest of its card behind it: an ERP that breaks down gets its bookings in order all the same.
  return { status: 'W', attempts, next_attempt: now + (RECORD_DELAYS[attempts - 1] ?? LONGEST_RECORD_DELAY) }
}

/** How long a company's link rests after so many tries in a row that reached nobody. */
export function linkDelay(failures: number): number {
  return LINK_DELAYS[Math.min(failures, LINK_DELAYS.length) - 1] ?? 0
}

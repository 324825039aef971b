/** What one saved query may take (decision 0082). */
export interface QueryLimits {
  readonly seconds: number
  /** How much longer its process is waited for: PostgreSQL tells by itself that the time is over. */
  readonly graceMs: number
  /** What PostgreSQL may send as an answer. */
  readonly answerBytes: number
  readonly valueSigns: number
  readonly heapMegabytes: number
}

export const usualLimits: QueryLimits = {
  seconds: 10,
  graceMs: 3_000,
  answerBytes: 5_000_000,
  valueSigns: 1_000_000,
  heapMegabytes: 128,
}

/**
 * How many run and wait: one company's slow queries leave the others theirs. A board may ask for thirty at once, and two
 * people may open it; what has waited for longer than anybody looks is not run any more.
 */
export const usualTurns = { atOnce: 4, ofOne: 2, waiting: 100 }
export const LONGEST_WAIT_MS = 20_000

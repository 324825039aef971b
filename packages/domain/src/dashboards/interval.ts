/** Below this a stored interval means "load once": the specification's "used above 5 s". */
const POLLING_ABOVE_SECONDS = 5
/** No widget asks more often, whatever is stored. */
export const LEAST_INTERVAL_SECONDS = 10
export const SOURCE_INTERVAL_SECONDS = 60

/** Seconds between two loads, or undefined for "once": D-LIMIT-11, 12-X. */
export function pollInterval(stored: number, least = LEAST_INTERVAL_SECONDS): number | undefined {
  if (!(stored > POLLING_ABOVE_SECONDS)) return undefined
  return Math.max(stored, least)
}

/** The widget's own interval wins, then the source's, then 60 s: D-LIMIT-05-C. */
export function chosenInterval(widget: number | undefined, source: number | undefined): number {
  return widget ?? source ?? SOURCE_INTERVAL_SECONDS
}

/** The first poll comes up to a tenth later, so that a wall of widgets does not fire at once. `random` is 0 to 1. */
export function firstPoll(interval: number, random: number): number {
  return interval * (1 + random * 0.1)
}

const MOST_TIMES_SLOWER = 5

/** Failed polls come ever later, at most five times the interval apart: D-DATA-04-X. */
export function backedOff(interval: number, failures: number): number {
  return interval * Math.min(1 + failures, MOST_TIMES_SLOWER)
}

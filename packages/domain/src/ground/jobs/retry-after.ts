const FIRST_SECONDS = 30
const SHORTEST_LIMIT_SECONDS = 60
const LONGEST_SECONDS = 3600

/**
 * How long a job that failed waits: half a minute, or its own pace where that is quicker, and twice as long after each
 * failure in a row. One that runs all the time is back within a minute; one of once a day within the hour, not tomorrow.
 */
export function retryAfterSeconds(failures: number, everySeconds: number): number {
  const longest = Math.min(Math.max(everySeconds, SHORTEST_LIMIT_SECONDS), LONGEST_SECONDS)
  return Math.min(Math.min(everySeconds, FIRST_SECONDS) * 2 ** (failures - 1), longest)
}

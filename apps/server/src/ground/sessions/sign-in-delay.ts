/** Failures before the first wait, and the longest wait: a guesser gets some 300 tries a day, a person with cold fingers is not locked out. */
const FREE_FAILURES = 3
const LONGEST_WAIT_SECONDS = 300

/** Seconds to wait before another try: 1, 2, 4 … after the third failure. */
export function waitSeconds(failures: number, lastFailure: number, now: number): number {
  if (failures < FREE_FAILURES) return 0
  const wait = Math.min(2 ** (failures - FREE_FAILURES), LONGEST_WAIT_SECONDS)
  return Math.max(0, Math.ceil((lastFailure + wait * 1000 - now) / 1000))
}

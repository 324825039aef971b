/** When a mail that did not leave is tried again, and when it is given up. */
const MINUTE_MS = 60_000

/** After the first failure, the second …; a mail server that is away over a night is waited for. */
const PAUSES_MS = [1, 5, 15, 60, 240, 720].map((minutes) => minutes * MINUTE_MS)

/** Null: it is given up. `permanent`: the mail server said that it will never take it. */
export function nextMailAttempt(failed: { attempts: number; permanent: boolean; now: number }): number | null {
  const pause = failed.permanent ? undefined : PAUSES_MS[failed.attempts - 1]
  return pause === undefined ? null : failed.now + pause
}

/** What a mail server answers with 5xx holds for ever (RFC 5321, 4.2.1); everything else may pass. */
export function isPermanent(responseCode: number | undefined): boolean {
  return responseCode !== undefined && responseCode >= 500 && responseCode < 600
}

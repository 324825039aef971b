/** Somebody who has touched the screen is left alone this long. */
const PAUSE_AFTER_INPUT_MS = 60_000

export function slideIsDue(at: { now: number; shownSince: number; lastInput: number; intervalMs: number }): boolean {
  return at.now >= at.shownSince + at.intervalMs && at.now >= at.lastInput + PAUSE_AFTER_INPUT_MS
}

/** The one after the shown one, round and round; the first when none of them is shown. */
export function nextDashboard(slugs: readonly string[], shown: string | undefined): string | undefined {
  const next = slugs[(slugs.indexOf(shown ?? '') + 1) % slugs.length]
  return next === shown ? undefined : next
}

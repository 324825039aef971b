/** Times of an activity that a person creates now. `now` is the server's clock, also on a screen. */
const MINUTE_MS = 60_000
/** Back-dated, so that a screen that runs a little ahead does not create activities of the future. */
const BACK_DATED_MS = 5 * MINUTE_MS
/** A create date further off than this comes from a wrong clock. */
const MOST_OFF_MS = 10 * MINUTE_MS

export interface ActivityDates {
  readonly create_date: number
  readonly due_date: number
  /** Null: the activity has no duration and is never cancelled by itself. */
  readonly cancel_date: number | null
}

export function activityDates(durationMinutes: number, now: number): ActivityDates {
  const end = now + Math.max(durationMinutes, 0) * MINUTE_MS
  return { create_date: now - BACK_DATED_MS, due_date: end, cancel_date: end > now ? end : null }
}

/** What the server accepts from a client. */
export function isPlausibleCreateDate(create_date: number, now: number): boolean {
  return Math.abs(create_date - now) <= MOST_OFF_MS
}

/** Times of an activity that a person creates. `now` is the server's clock, also on a screen. */
const MINUTE_MS = 60_000
/** Back-dated, so that a screen that runs a little ahead does not create activities of the future. */
const BACK_DATED_MS = 5 * MINUTE_MS
/** A create date further off than this comes from a wrong clock. */
const MOST_OFF_MS = 10 * MINUTE_MS

export interface Lasting {
  readonly duration: number
  readonly duration_unit: 'minutes' | 'cycles'
}

export interface ActivityDates {
  readonly create_date: number
  readonly due_date: number
  /** Null: the clock never cancels it. */
  readonly cancel_date: number | null
}

/** Due and cancelled after its duration. Cycles are counted by the server, so nothing is known of their end here. */
export function activityDates({ duration, duration_unit }: Lasting, now: number): ActivityDates {
  const minutes = duration_unit === 'minutes' ? Math.max(duration, 0) : 0
  const end = now + minutes * MINUTE_MS
  return { create_date: now - BACK_DATED_MS, due_date: end, cancel_date: minutes > 0 ? end : null }
}

/** Wanted for a later day: due then, and open for its duration from then on. */
export function activityDatesAt(lasting: Lasting, due_date: number, now: number): ActivityDates {
  const { create_date } = activityDates(lasting, now)
  const { cancel_date } = activityDates(lasting, due_date)
  return { create_date, due_date, cancel_date }
}

/** What the server accepts from a client. */
export function isPlausibleCreateDate(create_date: number, now: number): boolean {
  return Math.abs(create_date - now) <= MOST_OFF_MS
}

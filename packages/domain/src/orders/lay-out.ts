/** When the orders that wait at a machine begin and end: one after the other, in its planned time. */
import { doneWithin, type PlannedSpan } from '../calendar/planned-ahead.ts'

export interface QueuedOrder {
  readonly card_no: string
  readonly planned_start_time: number
  /** What is left of its set-up; 0 once it was begun. */
  readonly setup_hours: number
  /** Null: nobody knows how long a piece takes. */
  readonly run_hours: number | null
}

export interface LaidOut {
  readonly card_no: string
  /** Null: no planned time is known any more. */
  readonly begin_at: number | null
  /** When its set-up is done. */
  readonly run_at: number | null
  readonly end_at: number | null
  /** Why it has no end. */
  readonly unknown: '' | 'no-speed' | 'no-planned-time'
  /** The end of something before it is not known: it may begin later. */
  readonly uncertain: boolean
}

export interface Machine {
  readonly now: number
  /** When what runs is done; null: nobody knows. Without a run now. */
  readonly free_at: number | null
  plannedFrom(from: number): Iterable<PlannedSpan>
}

const HOUR_MS = 3_600_000

/** The queue of a machine is in the order of the planned starts, as every list shows it. */
export function byPlannedStart<O extends Pick<QueuedOrder, 'card_no' | 'planned_start_time'>>(
  orders: readonly O[],
): O[] {
  return [...orders].sort(
    (a, b) =>
      a.planned_start_time - b.planned_start_time || (a.card_no < b.card_no ? -1 : a.card_no > b.card_no ? 1 : 0),
  )
}

export function layOut(orders: readonly QueuedOrder[], { now, free_at, plannedFrom }: Machine): LaidOut[] {
  let free = Math.max(free_at ?? now, now)
  let uncertain = free_at === null
  // What does not fit into all the planned time that is known leaves none for what waits behind it.
  let full = false
  return byPlannedStart(orders).map((order): LaidOut => {
    const { card_no, setup_hours, run_hours } = order
    if (full) return { card_no, begin_at: null, run_at: null, end_at: null, uncertain, unknown: 'no-planned-time' }
    const earliest = Math.max(order.planned_start_time, free)
    const after = (ms: number) => doneWithin(plannedFrom(earliest), earliest, ms)
    const begin_at = after(0)
    const setup_ms = setup_hours * HOUR_MS
    const run_at = setup_ms > 0 ? after(setup_ms) : begin_at
    const end_at = run_hours === null ? null : after(setup_ms + run_hours * HOUR_MS)
    const laid = { card_no, begin_at, run_at, end_at, uncertain, unknown: why(run_hours, run_at, end_at) }
    free = end_at ?? run_at ?? earliest
    full = laid.unknown === 'no-planned-time'
    uncertain ||= end_at === null
    return laid
  })
}

function why(run_hours: number | null, run_at: number | null, end_at: number | null): LaidOut['unknown'] {
  if (end_at !== null) return ''
  return run_hours === null && run_at !== null ? 'no-speed' : 'no-planned-time'
}

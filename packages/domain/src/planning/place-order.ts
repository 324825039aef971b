/** Which planned starts put an order into a place of a queue: the queue is in their order, and there is no other. */
import type { LaidOut } from '../orders/lay-out.ts'

const MINUTE_MS = 60_000

interface Queued {
  readonly card_no: string
  readonly planned_start_time: number
}

export interface PlannedStart {
  readonly card_no: string
  readonly planned_start_time: number
}

/** Before how many orders of a queue something that is dropped at a moment comes: behind what is more than half done by then. */
export function placeAt(laid: readonly Pick<LaidOut, 'begin_at' | 'run_at' | 'end_at'>[], at: number): number {
  const before = laid.filter(({ begin_at, run_at, end_at }) => {
    const ends = end_at ?? run_at
    return begin_at !== null && ends !== null && (begin_at + ends) / 2 <= at
  })
  return before.length
}

interface Wish {
  readonly card_no: string
  /** So many of the queue come before it. */
  readonly place: number
  readonly at: number
}

/**
 * A minute from its neighbours where it would not stand between them otherwise; those behind it that are in its way give way by
 * as much. `queue`: what waits there without it, in order.
 */
export function placeOrder(queue: readonly Queued[], { card_no, place, at }: Wish): PlannedStart[] {
  const before = queue[place - 1]
  const behind = queue.slice(place)
  const [next] = behind
  const wished = Math.floor(at / MINUTE_MS) * MINUTE_MS
  const fits = next === undefined ? wished : Math.min(wished, next.planned_start_time - MINUTE_MS)
  const start = before === undefined ? fits : Math.max(fits, before.planned_start_time + MINUTE_MS)
  const starts: PlannedStart[] = [{ card_no, planned_start_time: start }]
  let last = start
  for (const order of behind) {
    if (order.planned_start_time > last) break
    last += MINUTE_MS
    starts.push({ card_no: order.card_no, planned_start_time: last })
  }
  return starts
}

/** Which orders the next shift has to know of, and why. */
import { orderPace } from '../../orders/order-pace.ts'
import { plannedSeconds } from '../../orders/planned-time.ts'

export interface RunningOrder {
  readonly planned_start_time: number
  readonly planned_op_qty: number
  readonly remaining_qty: number
  /** Hours, seconds of a piece, and the share of the machine's capacity, as the part has them. */
  readonly planned_setup_time: number
  readonly planned_unit_time: number
  readonly capacity_factor: number
  /** Running time of a piece, seconds; null before there are any. */
  readonly real_unit_time: number | null
}

export interface OrderRisk {
  /** Will be done later than planned, by so many minutes; null: it will not, or nobody knows. */
  readonly late_minutes: number | null
  /** Runs at so much of the planned pace, percent; null: as fast as planned, or nobody knows. */
  readonly pace_percent: number | null
}

/** Below it nobody asks: the pace of a shift is never exact. */
const LEAST_LATE_MS = 15 * 60_000
const SLOW_PERCENT = 90

/** Null: nothing to worry about. */
export function orderRisk(order: RunningOrder, now: number): OrderRisk | null {
  const { per_hour, planned_per_hour, done_at } = orderPace(order, now)
  const planned_end =
    order.planned_start_time + order.planned_setup_time * 3_600_000 + plannedSeconds(order.planned_op_qty, order) * 1000
  const late_ms = done_at === null ? 0 : done_at - planned_end
  const late_minutes = late_ms > LEAST_LATE_MS ? Math.round(late_ms / 60_000) : null
  const pace = per_hour === null || planned_per_hour === null ? null : (100 * per_hour) / planned_per_hour
  const pace_percent = pace !== null && pace < SLOW_PERCENT ? pace : null
  return late_minutes === null && pace_percent === null ? null : { late_minutes, pace_percent }
}

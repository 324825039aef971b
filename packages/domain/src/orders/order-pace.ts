import { doneWithin, type PlannedSpan } from '../calendar/planned-ahead.ts'

export interface PacedOrder {
  readonly remaining_qty: number
  /** Running time of a piece, seconds; null before there are any. */
  readonly real_unit_time: number | null
  readonly planned_unit_time: number
  /** Orders that run on the machine at once, this one among them: each makes a part of its pieces. */
  readonly beside: number
  /** The planned time to come. */
  readonly planned_ahead: Iterable<PlannedSpan>
}

export interface OrderPace {
  /** Pieces an hour of running time, and those that the plan counts on; null where nobody knows. */
  readonly per_hour: number | null
  readonly planned_per_hour: number | null
  /** When the rest is made if the machine runs all planned time; null when nothing is left, or nobody knows. */
  readonly done_at: number | null
  /** There is a pace, and the planned time that is known ends before the rest is made. */
  readonly too_long: boolean
  /** No piece was made yet: it goes by the plan. */
  readonly by_plan: boolean
}

/** How fast an order is made, and when it will be done. Stops to come are not guessed. */
export function orderPace(order: PacedOrder, now: number): OrderPace {
  const { remaining_qty, real_unit_time, planned_ahead } = order
  const planned_unit_time = order.planned_unit_time * Math.max(1, order.beside)
  const real = real_unit_time !== null && real_unit_time > 0 ? real_unit_time : null
  const planned = planned_unit_time > 0 ? planned_unit_time : null
  const unit = real ?? planned
  const rest_ms = unit === null || remaining_qty <= 0 ? null : remaining_qty * unit * 1000
  const done_at = rest_ms === null ? null : doneWithin(planned_ahead, now, rest_ms)
  return {
    per_hour: real === null ? null : 3600 / real,
    planned_per_hour: planned === null ? null : 3600 / planned,
    done_at,
    too_long: rest_ms !== null && done_at === null,
    by_plan: real === null,
  }
}

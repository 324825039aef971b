export interface PacedOrder {
  readonly remaining_qty: number
  /** Running time of a piece, seconds; null before there are any. */
  readonly real_unit_time: number | null
  readonly planned_unit_time: number
}

export interface OrderPace {
  /** Pieces an hour of running time, and those that the plan counts on; null where nobody knows. */
  readonly per_hour: number | null
  readonly planned_per_hour: number | null
  /** When the rest is made if the machine runs through; null when nothing is left, or no pace is known. */
  readonly done_at: number | null
  /** No piece was made yet: it goes by the plan. */
  readonly by_plan: boolean
}

/** How fast an order is made, and when it will be done. Stops to come are not guessed. */
export function orderPace(order: PacedOrder, now: number): OrderPace {
  const { remaining_qty, real_unit_time, planned_unit_time } = order
  const real = real_unit_time !== null && real_unit_time > 0 ? real_unit_time : null
  const planned = planned_unit_time > 0 ? planned_unit_time : null
  const unit = real ?? planned
  return {
    per_hour: real === null ? null : 3600 / real,
    planned_per_hour: planned === null ? null : 3600 / planned,
    done_at: unit === null || remaining_qty <= 0 ? null : now + remaining_qty * unit * 1000,
    by_plan: real === null,
  }
}

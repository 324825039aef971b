export interface PlannedPart {
  /** Seconds of one piece. */
  readonly planned_unit_time: number
  /** 1 = the whole capacity of the machine; 0.8 takes a quarter longer. */
  readonly capacity_factor: number
}

export function plannedSeconds(pieces: number, { planned_unit_time, capacity_factor }: PlannedPart): number {
  return (Math.max(pieces, 0) * planned_unit_time) / (capacity_factor > 0 ? capacity_factor : 1)
}

/** Setup counts until the order has been started. */
export function remainingHours(
  order: PlannedPart & {
    readonly remaining_qty: number
    readonly planned_setup_time: number
    readonly started: boolean
  },
): number {
  return plannedSeconds(order.remaining_qty, order) / 3600 + (order.started ? 0 : order.planned_setup_time)
}

/** Pieces per hour. */
export function plannedSpeed({ planned_unit_time }: Pick<PlannedPart, 'planned_unit_time'>): number {
  return planned_unit_time > 0 ? 3600 / planned_unit_time : 0
}

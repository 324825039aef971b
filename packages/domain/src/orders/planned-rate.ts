/** The rate shown at the start of orders, and the time pieces should have taken at it. */
const SECONDS = { hour: 3600, minute: 60 } as const

export interface RateFactors {
  /** Settings of the machine, normally 1. */
  readonly planned_time_factor: number
  readonly cycle_factor: number
}

/**
 * Pieces per hour or minute of all orders running at once: U / (sum of planned cycle times × planned-time factor / cycle
 * factor). Null without a planned time: there is no rate then, and not an infinite one.
 */
export function plannedRate(
  orders: readonly { readonly planned_cycle_time: number }[],
  { planned_time_factor, cycle_factor }: RateFactors,
  per: keyof typeof SECONDS = 'hour',
): number | null {
  const seconds = orders.reduce((sum, { planned_cycle_time }) => sum + planned_cycle_time, 0)
  const effective = cycle_factor > 0 ? (seconds * planned_time_factor) / cycle_factor : 0
  return effective > 0 ? SECONDS[per] / effective : null
}

/** `ideal_ms` of `OeeSums`. Without a rate it is 0, which the OEE reads as "not planned". */
export function idealMs(pieces: number, piecesPerHour: number | null): number {
  return piecesPerHour === null || piecesPerHour <= 0 ? 0 : (pieces / piecesPerHour) * 3_600_000
}

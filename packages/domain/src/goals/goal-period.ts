/** Which stretch of time a production goal is for. */

export const productionTypes = ['shift', 'day', 'week'] as const
export type ProductionType = (typeof productionTypes)[number]

/** `to` belongs to the next period. */
export interface GoalPeriod {
  readonly from: number
  readonly to: number
}

export function contains({ from, to }: GoalPeriod, now: number): boolean {
  return now >= from && now < to
}

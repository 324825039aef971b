/** Which stretch of time a production goal is for. Days and weeks are cut in the plant's time zone. */

import { daysBetween, mondayOf } from '../calendar/dates.ts'
import { plantDay, startOfPlantDay } from '../machine/plant-days.ts'

export const productionTypes = ['shift', 'day', 'week'] as const
export type ProductionType = (typeof productionTypes)[number]

/** `to` belongs to the next period. */
export interface GoalPeriod {
  readonly from: number
  readonly to: number
}

const HOUR_MS = 3_600_000

/** The period that contains `now`; null for a shift goal outside any shift. */
export function goalPeriod(
  production_type: ProductionType,
  at: { readonly now: number; readonly timeZone: string; readonly shift: GoalPeriod | null },
): GoalPeriod | null {
  const { now, timeZone, shift } = at
  if (production_type === 'shift') return shift !== null && contains(shift, now) ? shift : null
  const today = startOfPlantDay(now, timeZone)
  if (production_type === 'day') return { from: today, to: nextDay(today, timeZone) }
  const day = plantDay(now, timeZone)
  let from = today
  for (let back = daysBetween(mondayOf(day), day); back > 0; back -= 1) from = startOfPlantDay(from - 1, timeZone)
  let to = from
  for (let ahead = 0; ahead < 7; ahead += 1) to = nextDay(to, timeZone)
  return { from, to }
}

/** 36 h after midnight lies in the next day, whatever the clocks do in between. */
function nextDay(midnight: number, timeZone: string): number {
  return startOfPlantDay(midnight + 36 * HOUR_MS, timeZone)
}

export function contains({ from, to }: GoalPeriod, now: number): boolean {
  return now >= from && now < to
}

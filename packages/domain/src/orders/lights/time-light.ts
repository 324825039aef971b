import { isBelow, type Light } from './light.ts'

const OVERRUN = 1.1

/**
 * An actual time against its plan, both in the same unit. Strict 'below' alone would turn an order red that has neither
 * plan nor actual time: 0 against 0 is within plan, any time against a plan of 0 is not.
 */
export function planLight(actual: number | null, plan: number | null): Light {
  const [spent, planned] = [actual ?? 0, plan ?? 0]
  if (spent === 0 && planned === 0) return 0
  if (isBelow(spent, planned)) return 0
  return isBelow(spent, planned * OVERRUN) ? 1 : 2
}

export interface OrderTimes {
  readonly run_time: number | null
  readonly planned_total_time_seconds: number | null
}

export function timeLight({ run_time, planned_total_time_seconds }: OrderTimes): Light {
  return planLight(run_time, planned_total_time_seconds)
}

import { contains, type ProductionType } from './goal-period.ts'

export interface StoredGoal {
  readonly production_type: ProductionType
  /** Exactly one of them says what the goal is for; the others are ''. */
  readonly machine_id: string
  readonly department_id: string
  readonly zone_id: string
  readonly category_id: string
  readonly period_start: number
  readonly period_end: number
}

/** Goals whose period contains now, one per location and kind of period: of two that overlap the later one holds. */
export function currentGoals<T extends StoredGoal>(goals: readonly T[], now: number): T[] {
  const current = new Map<string, T>()
  for (const goal of goals) {
    if (!contains({ from: goal.period_start, to: goal.period_end }, now)) continue
    const key = JSON.stringify([
      goal.production_type,
      goal.machine_id,
      goal.department_id,
      goal.zone_id,
      goal.category_id,
    ])
    const known = current.get(key)
    if (known === undefined || goal.period_start >= known.period_start) current.set(key, goal)
  }
  return [...current.values()]
}

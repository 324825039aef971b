import { toDecimals } from '../ground/statistics/decimals.ts'
import type { GoalPeriod } from './goal-period.ts'

export interface GoalFigures {
  readonly target_good_qty: number | null
  readonly target_good_qty_alt_unit: number | null
  readonly target_earned_hours: number | null
  readonly result_good_qty: number | null
  readonly result_good_qty_alt_unit: number | null
  readonly result_earned_hours: number | null
}

/** `diff_qty_alt_unit` without 'good' is the wire's name; saved dashboards depend on it. */
export interface GoalDifferences {
  readonly diff_good_qty: number | null
  readonly diff_qty_alt_unit: number | null
  readonly diff_earned_hours: number | null
}

/** The share of the target that is expected now, 0 to 1: the period's time that has passed. */
export function expectedShare({ from, to }: GoalPeriod, now: number): number {
  if (to <= from) return 1
  return Math.min(Math.max((now - from) / (to - from), 0), 1)
}

/** Result minus target so far; negative is behind. Null without a target; a target without a result yet has 0. */
export function goalDifferences(goal: GoalFigures, share: number): GoalDifferences {
  const difference = (target: number | null, result: number | null) =>
    target === null ? null : toDecimals((result ?? 0) - target * share, 6)
  return {
    diff_good_qty: difference(goal.target_good_qty, goal.result_good_qty),
    diff_qty_alt_unit: difference(goal.target_good_qty_alt_unit, goal.result_good_qty_alt_unit),
    diff_earned_hours: difference(goal.target_earned_hours, goal.result_earned_hours),
  }
}

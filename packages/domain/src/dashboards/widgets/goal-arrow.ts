/** A production goal as an arrow: D-WIDGET-24 to 26-X. */
import { toDecimals } from '../../ground/statistics/decimals.ts'

export const goalTargets = ['good_qty', 'good_qty_alt_unit', 'earned_hours'] as const
export type GoalTarget = (typeof goalTargets)[number]

interface GoalFigures {
  readonly target_good_qty: number | null
  readonly target_good_qty_alt_unit: number | null
  readonly target_earned_hours: number | null
  readonly result_good_qty: number | null
  readonly result_good_qty_alt_unit: number | null
  readonly result_earned_hours: number | null
  readonly diff_good_qty: number | null
  readonly diff_qty_alt_unit: number | null
  readonly diff_earned_hours: number | null
}

export interface GoalNumbers {
  readonly target: number | null
  readonly result: number | null
  /** Against what is expected by now: negative is behind. */
  readonly diff: number | null
}

export function goalNumbers(goal: GoalFigures, target: GoalTarget): GoalNumbers {
  // The wire's odd name: the difference of the second unit has no 'good' in it.
  const diff = target === 'good_qty_alt_unit' ? goal.diff_qty_alt_unit : goal[`diff_${target}`]
  return { target: goal[`target_${target}`], result: goal[`result_${target}`], diff }
}

export type ArrowPart = 'result' | 'behind' | 'ahead' | 'rest'

export interface GoalArrow {
  /** Shares of the whole arrow from its foot to its point, together 1; empty without a target. */
  readonly parts: readonly { readonly part: ArrowPart; readonly share: number }[]
  /** Of the target; may exceed 100. Null without a target. */
  readonly percent: number | null
}

/** What is behind or ahead of the plan is a part of its own; what lies past the target is no longer than the arrow. */
export function goalArrow({ target, result, diff }: GoalNumbers): GoalArrow {
  if (target === null || target <= 0) return { parts: [], percent: null }
  const made = Math.max(result ?? 0, 0)
  const whole = Math.max(target, made)
  const apart = Math.abs(diff ?? 0)
  const behind = (diff ?? 0) < 0
  const difference = behind ? Math.min(apart, whole - made) : Math.min(apart, made)
  const shares = [
    { part: 'result' as const, share: (made - (behind ? 0 : difference)) / whole },
    { part: behind ? ('behind' as const) : ('ahead' as const), share: difference / whole },
    { part: 'rest' as const, share: (whole - made - (behind ? difference : 0)) / whole },
  ]
  return {
    parts: shares.filter(({ share }) => share > 0).map(({ part, share }) => ({ part, share: toDecimals(share, 6) })),
    percent: toDecimals((100 * (result ?? 0)) / target, 0),
  }
}

export interface GoalPlace {
  readonly machine_id: string
  readonly locationtype: string
  readonly location: string
}

type Placed = Readonly<Record<'machine_id' | 'department_id' | 'zone_id' | 'category_id', string>>

/** The goal of a machine, or of a place; a place has no goal of its machines. */
export function goalOf<G extends Placed & { readonly production_type: string }>(
  goals: readonly G[],
  place: GoalPlace,
  production_type: string,
): G | undefined {
  const field = place.locationtype === '' ? 'machine_id' : (`${place.locationtype}_id` as keyof Placed)
  const wanted = place.locationtype === '' ? place.machine_id : place.location
  return goals.find((goal) => goal.production_type === production_type && wanted !== '' && goal[field] === wanted)
}

import type { Refusal } from '../ground/refusal.ts'
import type { ProductionType } from './goal-period.ts'

/** Whose goal it is: exactly one of these. */
export const goalPlaces = ['machine_id', 'department_id', 'zone_id', 'category_id'] as const
export type GoalPlace = (typeof goalPlaces)[number]

export interface GoalDraft {
  readonly production_type: ProductionType
  readonly place: GoalPlace
  readonly place_id: string
  /** 0 = every shift. */
  readonly shift: number
  readonly target_good_qty: number
  readonly target_good_qty_alt_unit: number
  readonly target_earned_hours: number
  readonly valid_from: string
  /** '' = until somebody ends it. */
  readonly valid_to: string
}

/** Why a goal cannot be kept, or null. */
export function goalProblem(draft: GoalDraft): Refusal | null {
  const { production_type, shift, valid_from, valid_to } = draft
  if (valid_to !== '' && valid_to < valid_from) return { refusal: 'goal-ends-before-it-begins', values: {} }
  if (production_type !== 'shift' && shift !== 0) return { refusal: 'goal-shift-of-a-longer-period', values: {} }
  const targets = [draft.target_good_qty, draft.target_good_qty_alt_unit, draft.target_earned_hours]
  // Nothing to reach would always be reached.
  return targets.every((target) => target === 0) ? { refusal: 'goal-without-target', values: {} } : null
}

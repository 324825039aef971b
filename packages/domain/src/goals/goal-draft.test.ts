import { expect, test } from 'vitest'
import { type GoalDraft, goalProblem } from './goal-draft.ts'

const goal: GoalDraft = {
  production_type: 'day',
  place: 'machine_id',
  place_id: 'M101',
  shift: 0,
  target_good_qty: 100,
  target_good_qty_alt_unit: 0,
  target_earned_hours: 0,
  valid_from: '2026-06-01',
  valid_to: '',
}

test.each([
  ['a goal without end', {}, null],
  ['a goal of one day', { valid_to: '2026-06-01' }, null],
  ['one that ends before it begins', { valid_to: '2026-05-31' }, 'goal-ends-before-it-begins'],
  ['one of the second shift', { production_type: 'shift', shift: 2 }, null],
  ['a day of the second shift', { shift: 2 }, 'goal-shift-of-a-longer-period'],
  ['hours alone', { target_good_qty: 0, target_earned_hours: 12 }, null],
  ['nothing to reach', { target_good_qty: 0 }, 'goal-without-target'],
] as const)('W-SCREEN-15-X %s', (_, change, refusal) =>
  expect(goalProblem({ ...goal, ...change } as GoalDraft)?.refusal ?? null).toBe(refusal),
)

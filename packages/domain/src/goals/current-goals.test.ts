import { expect, test } from 'vitest'
import { currentGoals, type StoredGoal } from './current-goals.ts'

const goal = (name: string, change: Partial<StoredGoal> = {}) => ({
  name,
  production_type: 'day' as const,
  machine_id: 'M1',
  department_id: '',
  zone_id: '',
  category_id: '',
  period_start: 100,
  period_end: 200,
  ...change,
})
const names = (goals: readonly (StoredGoal & { name: string })[], now: number) =>
  currentGoals(goals, now).map(({ name }) => name)

test('D-ENTITY-75-X only the goal of the period that contains now is returned', () => {
  const goals = [goal('today'), goal('tomorrow', { period_start: 200, period_end: 300 })]
  expect(names(goals, 100)).toEqual(['today'])
  expect(names(goals, 199)).toEqual(['today'])
  expect(names(goals, 200)).toEqual(['tomorrow'])
  expect(names(goals, 300)).toEqual([])
})

test('D-ENTITY-75-X one per location and production_type; the later of two that overlap', () => {
  const goals = [
    goal('late', { period_start: 120 }),
    goal('early'),
    goal('week, replaced', { production_type: 'week' }),
    goal('week', { production_type: 'week' }),
    goal('other machine', { machine_id: 'M2' }),
    goal('department of that name', { machine_id: '', department_id: 'M1' }),
  ]
  expect(names(goals, 150)).toEqual(['late', 'week', 'other machine', 'department of that name'])
})

import { expect, test } from 'vitest'
import { goalArrow, goalNumbers, goalOf, goalTargets } from './goal-arrow.ts'

const goal = {
  target_good_qty: 100,
  target_good_qty_alt_unit: 10,
  target_earned_hours: 8,
  result_good_qty: 40,
  result_good_qty_alt_unit: 4,
  result_earned_hours: 3,
  diff_good_qty: -10,
  diff_qty_alt_unit: -1,
  diff_earned_hours: 1,
}

test('D-WIDGET-24 three targets: good quantity, the second unit and earned hours', () => {
  expect(goalTargets.map((target) => goalNumbers(goal, target))).toEqual([
    { target: 100, result: 40, diff: -10 },
    { target: 10, result: 4, diff: -1 },
    { target: 8, result: 3, diff: 1 },
  ])
})

test.each([
  ['behind', { target: 100, result: 40, diff: -10 }, { result: 0.4, behind: 0.1, rest: 0.5 }, 40],
  ['ahead', { target: 100, result: 40, diff: 15 }, { result: 0.25, ahead: 0.15, rest: 0.6 }, 40],
  ['to the point', { target: 100, result: 40, diff: 0 }, { result: 0.4, rest: 0.6 }, 40],
  ['past the target', { target: 100, result: 125, diff: 25 }, { result: 0.8, ahead: 0.2 }, 125],
  ['short of a whole period', { target: 100, result: 90, diff: -10 }, { result: 0.9, behind: 0.1 }, 90],
  ['at nothing yet', { target: 100, result: null, diff: null }, { rest: 1 }, 0],
  ['below nought', { target: 100, result: -40, diff: -90 }, { behind: 0.9, rest: 0.1 }, -40],
  ['without a target', { target: 0, result: 40, diff: null }, {}, null],
  ['with none at all', { target: null, result: 40, diff: null }, {}, null],
] as const)('D-WIDGET-25 D-WIDGET-26-X T-PLANT-400 an arrow %s', (_, numbers, parts, percent) => {
  const arrow = goalArrow(numbers)
  expect(Object.fromEntries(arrow.parts.map(({ part, share }) => [part, share]))).toEqual(parts)
  expect(arrow.percent).toBe(percent)
})

test('the goal of a machine or of a place, and of the wanted period', () => {
  const none = { machine_id: '', department_id: '', zone_id: '', category_id: '' }
  const goals = [
    { ...none, machine_id: 'M1', production_type: 'day' },
    { ...none, zone_id: 'M1', production_type: 'day' },
    { ...none, zone_id: 'Z', production_type: 'week' },
  ]
  const at = (machine_id: string, locationtype = '', location = '') => ({ machine_id, locationtype, location })
  expect(goalOf(goals, at('M1'), 'day')).toBe(goals[0])
  expect(goalOf(goals, at('M1', 'zone', 'M1'), 'day')).toBe(goals[1])
  expect(goalOf(goals, at('', 'zone', 'Z'), 'week')).toBe(goals[2])
  expect(goalOf(goals, at('', 'zone', 'Z'), 'day')).toBeUndefined()
  expect(goalOf(goals, at(''), 'day')).toBeUndefined()
})

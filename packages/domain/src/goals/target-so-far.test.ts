import { expect, test } from 'vitest'
import { expectedShare, goalDifferences } from './target-so-far.ts'

const goal = {
  target_good_qty: 1000,
  target_good_qty_alt_unit: 50,
  target_earned_hours: 8,
  result_good_qty: 240,
  result_good_qty_alt_unit: 20,
  result_earned_hours: 2,
}

test.each([
  ['at the start', 100, 0],
  ['a quarter in', 125, 0.25],
  ['at the end', 200, 1],
  ['after the end', 900, 1],
  ['before the start', 50, 0],
])('D-ENTITY-77-X the share of the target expected %s', (_what, now, share) => {
  expect(expectedShare({ from: 100, to: 200 }, now)).toBe(share)
})

test('a period without length expects all of its target', () => {
  expect(expectedShare({ from: 100, to: 100 }, 100)).toBe(1)
})

test('D-ENTITY-77-X diff is result minus target so far, negative is behind, under the wire’s odd name', () => {
  expect(goalDifferences(goal, 0.25)).toEqual({ diff_good_qty: -10, diff_qty_alt_unit: 7.5, diff_earned_hours: 0 })
})

test.each([
  ['no target', { target_good_qty: null }, null],
  ['a target of 0', { target_good_qty: 0 }, 240],
  ['no result yet', { result_good_qty: null }, -250],
])('D-ENTITY-77-X %s', (_what, change, diff) => {
  expect(goalDifferences({ ...goal, ...change }, 0.25).diff_good_qty).toBe(diff)
})

import { expect, test } from 'vitest'
import { plannedSeconds, plannedSpeed, remainingHours } from './planned-time.ts'

test.each([
  ['the whole capacity', 1, 3600],
  ['80 % takes a quarter longer', 0.8, 4500],
  ['a factor of 0 is none', 0, 3600],
])('W-ENTITY-36 planned time with %s', (_what, capacity_factor, expected) => {
  expect(plannedSeconds(360, { planned_unit_time: 10, capacity_factor })).toBe(expected)
})

test.each([
  [100, false, 3],
  [100, true, 1],
  [0, true, 0],
  [-5, true, 0],
])('T-ENTITY-14 %i pieces left, started %s: %d h', (remaining_qty, started, expected) => {
  const part = { planned_unit_time: 36, capacity_factor: 1, planned_setup_time: 2 }
  expect(remainingHours({ ...part, remaining_qty, started })).toBe(expected)
})

test.each([
  [36, 100],
  [0, 0],
  [1, 3600],
])('W-ENTITY-01 %i s per piece are %i pieces per hour', (planned_unit_time, expected) => {
  expect(plannedSpeed({ planned_unit_time })).toBe(expected)
})

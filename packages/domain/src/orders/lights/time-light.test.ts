import { expect, test } from 'vitest'
import { timeLight } from './time-light.ts'

test.each([
  [0, 3600, 0],
  [3599, 3600, 0],
  [3600, 3600, 1],
  [3959, 3600, 1],
  [3960, 3600, 2],
  [9000, 3600, 2],
])('W-STATE-26 %i s run of %i s planned is %i', (run_time, planned_total_time_seconds, light) => {
  expect(timeLight({ run_time, planned_total_time_seconds })).toBe(light)
})

test.each([
  ['no time, no plan', 0, 0, 0],
  ['neither known', null, null, 0],
  ['a second without a plan', 1, 0, 2],
])('W-STATE-29-B %s', (_what, run_time, planned_total_time_seconds, light) => {
  expect(timeLight({ run_time, planned_total_time_seconds })).toBe(light)
})

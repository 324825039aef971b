import { expect, test } from 'vitest'
import { oee } from '../oee/oee.ts'
import { idealMs, plannedRate } from './planned-rate.ts'

const normal = { planned_time_factor: 1, cycle_factor: 1 }
const orders = (...times: number[]) => times.map((planned_cycle_time) => ({ planned_cycle_time }))

test.each([
  ['one order', orders(30), normal, 'hour', 120],
  ['per minute', orders(30), normal, 'minute', 2],
  ['the cycle times of all running orders are summed', orders(30, 10), normal, 'hour', 90],
  ['the planned-time factor stretches', orders(30), { ...normal, planned_time_factor: 1.5 }, 'hour', 80],
  ['the cycle factor multiplies', orders(30), { ...normal, cycle_factor: 4 }, 'hour', 480],
  ['no planned time', orders(0), normal, 'hour', null],
  ['no order', orders(), normal, 'hour', null],
  ['a cycle factor of 0', orders(30), { ...normal, cycle_factor: 0 }, 'hour', null],
] as const)('the planned rate: %s', (_what, running, factors, per, rate) => {
  expect(plannedRate(running, factors, per)).toBe(rate)
})

test.each([
  ['on time', orders(36), 80, 80],
  ['as planned', orders(36), 100, 100],
  ['no planned time', orders(0), 80, null],
])('W-STAT-04-X a is produced / (run time × planned rate): %s', (_what, running, pieces, a_percent) => {
  const ideal_ms = idealMs(pieces, plannedRate(running, normal))
  const sums = { run_ms: 3_600_000, stop_ms: 0, ideal_ms, pieces, scrap_oee: 0 }
  expect(oee(sums).a_percent).toBe(a_percent)
})

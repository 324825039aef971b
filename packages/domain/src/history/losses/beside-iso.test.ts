import { expect, test } from 'vitest'
import { besideIso } from './beside-iso.ts'
import { noLossSums } from './loss-tree.ts'

const sums = { ...noLossSums, run_ms: 300_000, ideal_ms: 240_000, pieces: 10, scrap_oee: 1 }
const shown = (stops: object) => {
  const { ours, iso } = besideIso({ ...sums, stops: { ...noLossSums.stops, ...stops } })
  return [ours.t_percent, ours.tak, iso.t_percent, iso.tak].map((percent) => Math.round(10 * (percent ?? Number.NaN)))
}

test('T-PLANT-169 planned stops are in our planned time and not in ISO’s planned busy time', () =>
  expect(shown({ planned: 100_000, breakdown: 50_000, uncoded: 50_000 })).toEqual([600, 432, 750, 540]))

test('T-PLANT-169 without planned stops both are the same', () =>
  expect(shown({ waiting: 100_000 })).toEqual([750, 540, 750, 540]))

test('T-PLANT-172 micro-stops take nothing from the availability, ours and ISO’s, and leave the OEE what it was', () => {
  expect(shown({ planned: 100_000, breakdown: 50_000, uncoded: 25_000, micro: 25_000 })).toEqual([650, 432, 813, 540])
  const { ours } = besideIso({ ...sums, stops: { ...noLossSums.stops, micro: 100_000 } })
  expect([ours.t_percent, ours.a_percent]).toEqual([100, 60])
})

test('T-PLANT-169 T-PLANT-383 run time that nobody heard of is no production time of ISO’s, and ours stays what it was', () => {
  const { ours, iso } = besideIso({ ...sums, silent_ms: 30_000, stops: { ...noLossSums.stops, waiting: 100_000 } })
  expect([ours.t_percent, iso.t_percent, iso.tak]).toEqual([75, 67.5, ours.tak])
  expect(besideIso({ ...sums, silent_ms: 900_000 }).iso.t_percent).toBe(0)
})

test('T-PLANT-169 nothing counted is unknown, by both', () => {
  const none = { t_percent: null, a_percent: null, k_percent: null, tak: null }
  expect(besideIso(noLossSums)).toEqual({ ours: none, iso: none })
})

import { expect, test } from 'vitest'
import { minutesToReady, readyThreshold } from './order-ready.ts'

const SETTING = '30;10;M101:15;M102:0;x;:5;M103:y;-4'

test.each([
  ['M100', 31, undefined],
  ['M100', 30, 30],
  ['M100', 10.1, 30],
  ['M100', 10, 10],
  ['M100', 0.2, 10],
  ['M101', 16, undefined],
  ['M101', 15, 15],
  ['M101', 3, 15],
  // 0 = this machine never; what cannot be read leaves the setting of all.
  ['M102', 1, undefined],
  ['M103', 20, 30],
])('T-PLANT-70 an order of %s that is ready in %d minutes has reached %s', (machine_id, minutes, threshold) => {
  expect(readyThreshold(SETTING, machine_id, minutes)).toBe(threshold)
})

const run = { planned_qty: 1000, good_qty: 400, made: 0, run_ms: 0, unit_ms: 6_000 }

test.each([
  ['by its planned time before it has made anything', {}, 60],
  ['by its own pace afterwards', { made: 100, run_ms: 1_200_000 }, 120],
  ['not when the quantity is reached', { good_qty: 1000 }, null],
  ['not when nothing says how fast', { unit_ms: 0 }, null],
])('T-PLANT-70 when an order is ready is known %s', (_name, change, minutes) => {
  expect(minutesToReady({ ...run, ...change })).toBe(minutes)
})

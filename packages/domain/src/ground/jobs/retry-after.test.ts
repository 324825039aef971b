import { expect, test } from 'vitest'
import { retryAfterSeconds } from './retry-after.ts'

const DAY = 86_400

test.each([
  { every: 5, waits: [5, 10, 20, 40, 60, 60] },
  { every: 30, waits: [30, 60, 60] },
  { every: 60, waits: [30, 60, 60] },
  { every: 600, waits: [30, 60, 120, 240, 480, 600, 600] },
  { every: 3600, waits: [30, 60, 120, 240, 480, 960, 1920, 3600, 3600] },
  { every: DAY, waits: [30, 60, 120, 240, 480, 960, 1920, 3600, 3600] },
])(
  'T-PLANT-430 a job of every $every s that fails waits twice as long each time, up to its limit',
  ({ every, waits }) => {
    expect(waits.map((_, index) => retryAfterSeconds(index + 1, every))).toEqual(waits)
  },
)

test('T-PLANT-430 a job that has failed for weeks still has a time', () => {
  expect(retryAfterSeconds(100_000, DAY)).toBe(3600)
})

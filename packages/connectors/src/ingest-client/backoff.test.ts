import { expect, test } from 'vitest'
import { retryAfterMs } from './backoff.ts'

test.each([
  [0, 0],
  [1, 250],
  [2, 500],
  [5, 4000],
  [7, 10_000],
  [60, 10_000],
])('after %i failures the next try comes in %i ms', (failures, ms) => {
  expect(retryAfterMs(failures)).toBe(ms)
})

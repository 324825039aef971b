import { expect, test } from 'vitest'
import { type DiskState, diskState, warnBelow } from './disk-state.ts'

const GB = 1024 ** 3

test.each<[string, number | null, number, DiskState]>([
  ['half empty', 50, 100, 'ok'],
  ['with exactly 5 GB of 100', 5, 100, 'ok'],
  ['with less than 5 GB', 4.9, 100, 'low'],
  ['with 40 GB of 1,000, less than 5 %', 40, 1000, 'low'],
  ['with exactly 1 GB', 1, 100, 'low'],
  ['with less than 1 GB', 0.9, 100, 'full'],
  ['that cannot be asked', null, 0, 'away'],
])('T-SAFE-78 a disk %s', (_name, free, size, state) => {
  expect(diskState(free === null ? null : { free: free * GB, size: size * GB })).toBe(state)
})

test('T-SAFE-78 the limit is 5 GB, and 5 % of a large disk', () => {
  expect([warnBelow(20 * GB), warnBelow(1000 * GB)]).toEqual([5 * GB, 50 * GB])
})

import { expect, test } from 'vitest'
import { countsShift, forceProdtime } from './production-time.ts'

const counted = (chosen: number[]) => [0, 1, 2, 3].filter((shift) => countsShift(shift, chosen))

test.each([
  ['by default', [], [1, 2, 3]],
  ['when other shifts are chosen', [1, 2], [1, 2]],
  ['unless it is chosen', [0, 1], [0, 1]],
  ['unless it alone is chosen', [0], [0]],
])('W-STAT-07 shift 0 is left out %s', (_what, chosen, shifts) => {
  expect(counted(chosen)).toEqual(shifts)
})

test.each([
  [[], true],
  [[1, 3], true],
  [[0, 1], false],
])('W-ENTITY-29-X with the shifts %j chosen forceProdtime is %s', (chosen, force) => {
  expect(forceProdtime(chosen)).toBe(force)
})

import { expect, test } from 'vitest'
import { lineTension } from './line-tension.ts'

test.each([
  [undefined, 0.3],
  [null, 0.3],
  [0, 0],
  [5, 0.5],
  [10, 1],
])('D-STAT-21 a stored tension of %s is drawn with %d', (stored, tension) => {
  expect(lineTension(stored)).toBe(tension)
})

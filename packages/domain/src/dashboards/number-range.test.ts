import { expect, test } from 'vitest'
import { moveRangeEnd } from './number-range.ts'

test.each([
  ['min', 30, 20, 20],
  ['min', 3, 20, 3],
  ['max', 5, 10, 10],
  ['max', 80, 10, 80],
  ['max', -5, null, -5],
  ['min', 500, null, 500],
] as const)(
  'D-VALID-05 W-CONFIG-07 the %s of a range moved to %s stops at the other end %s: %s',
  (end, to, other, stands) => expect(moveRangeEnd(end, to, other)).toBe(stands),
)

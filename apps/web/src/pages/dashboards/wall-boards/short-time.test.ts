import { expect, test } from 'vitest'
import { shortTime } from './short-time.ts'

const MINUTE = 60_000

test.each([
  [-5, '0 min'],
  [40_000, '40 s'],
  [12 * MINUTE, '12 min'],
  [185 * MINUTE, '3 h 05 min'],
  [52.5 * 60 * MINUTE, '2 d 4 h'],
])('T-LOOK-51 %s ms are %s on a wall', (ms, words) => expect(shortTime(ms)).toBe(words))

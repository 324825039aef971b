import { expect, test } from 'vitest'
import { atOneTerminal, ofOneAccount, pinWaitSeconds } from './pin-tries.ts'

const NOW = 1_000_000

test.each([
  ['four wrong ones', atOneTerminal, 240, 0],
  ['five', atOneTerminal, 300, 60],
  ['five, half a minute ago', atOneTerminal, 270, 30],
  ['five, a minute ago', atOneTerminal, 240, 0],
  ['19 of an account', ofOneAccount, 19 * 180, 0],
  ['20 of an account', ofOneAccount, 20 * 180, 180],
  ['none for long', ofOneAccount, -5, 0],
])('T-SAFE-32 after %s the next PIN is looked at in time', (_, tries, seconds, expected) =>
  expect(pinWaitSeconds(tries, NOW + seconds * 1000, NOW)).toBe(expected),
)

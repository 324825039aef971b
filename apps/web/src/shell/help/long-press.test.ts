import { expect, test } from 'vitest'
import { isLongPress } from './long-press.ts'

test.each([
  [2_000, 0, 0, true],
  [1_999, 0, 0, false],
  [5_000, 10, 0, true],
  [5_000, 0, -10, true],
  [5_000, 11, 0, false],
  [5_000, 8, 8, false],
])('T-SHELL-14-X %i ms held, moved by (%i, %i): a long press is %s', (heldMs, x, y, long) =>
  expect(isLongPress({ from: { x: 50, y: 50 }, to: { x: 50 + x, y: 50 + y }, heldMs })).toBe(long),
)

import { expect, test } from 'vitest'
import { nextDashboard, slideIsDue } from './slide.ts'

test.each([
  ['its time is over and nobody is there', 30_000, 0, -60_000, true],
  ['its time is not over', 29_999, 0, -60_000, false],
  ['somebody touched the screen a minute ago', 100_000, 0, 40_000, true],
  ['somebody touched the screen just now', 99_999, 0, 40_000, false],
])('T-SHELL-27-B the next dashboard when %s', (_, now, shownSince, lastInput, due) =>
  expect(slideIsDue({ now, shownSince, lastInput, intervalMs: 30_000 })).toBe(due),
)

test.each([
  [['a', 'b', 'c'], 'a', 'b'],
  [['a', 'b', 'c'], 'c', 'a'],
  [['a', 'b', 'c'], undefined, 'a'],
  [['a', 'b', 'c'], 'gone', 'a'],
  [['a'], 'a', undefined],
  [[], 'a', undefined],
])('T-SHELL-27-B of %j after %s comes %s', (slugs, shown, next) => expect(nextDashboard(slugs, shown)).toBe(next))

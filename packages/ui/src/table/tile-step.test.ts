import { expect, test } from 'vitest'
import { tileStep } from './tile-step.ts'

/** Two rows of three, then a group of its own with one tile that begins further right. */
const places = [
  ...[0, 100, 200].map((left) => ({ left, top: 0 })),
  ...[0, 100, 200].map((left) => ({ left, top: 80 })),
  { left: 110, top: 200 },
]

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 3],
  ['ArrowRight', 6, 6],
  ['ArrowLeft', 3, 2],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 1, 4],
  ['ArrowDown', 3, 6],
  ['ArrowDown', 6, 6],
  ['ArrowUp', 6, 4],
  ['ArrowUp', 5, 2],
  ['ArrowUp', 1, 1],
  ['Enter', 1, null],
  ['ArrowDown', -1, null],
])('%s from tile %d leads to %j', (key, from, expected) => expect(tileStep(key, from, places)).toBe(expected))

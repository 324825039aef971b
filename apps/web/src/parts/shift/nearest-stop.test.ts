import { expect, test } from 'vitest'
import { nearestStop } from './nearest-stop.ts'

const long = { from: 0, to: 1000 }
const short = { from: 1500, to: 1501 }
const inside = { from: 300, to: 310 }

test.each([
  ['inside it', [long, short], 500, long],
  ['beside it, within reach', [long, short], 1490, short],
  ['as far as a finger reaches', [short], 1501 + 220, short],
  ['further away', [short], 1501 + 221, undefined],
  ['between two the nearer', [long, short], 1200, long],
  ['inside one that began later', [long, inside], 305, inside],
  ['on a line without any', [], 305, undefined],
] as const)('T-LOOK-10 a press %s', (_where, stops, at, meant) => {
  expect(nearestStop(stops, { at, msPerPixel: 10 })).toBe(meant)
})

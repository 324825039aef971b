import { expect, test } from 'vitest'
import { turnWheel, WHEEL_AT_REST } from './wheel.ts'

type Turn = readonly [by: number, at: number]

function steps(turns: readonly Turn[], inDots: boolean): number[] {
  let wheel = WHEEL_AT_REST
  return turns.map(([by, at]) => {
    const turned = turnWheel(wheel, { by, at, inDots })
    wheel = turned.wheel
    return turned.step
  })
}

test.each<[string, Turn[], boolean, number[]]>([
  [
    'each turn of a wheel is a step',
    [
      [-3, 0],
      [-3, 10],
      [3, 20],
    ],
    false,
    [-3, -3, 3],
  ],
  [
    'a large turn in dots is a step',
    [
      [-120, 0],
      [120, 10],
    ],
    true,
    [-120, 120],
  ],
  ['forty dots are enough', [[40, 0]], true, [40]],
  [
    'little turns within 200 ms come together',
    [
      [15, 0],
      [15, 200],
      [15, 400],
    ],
    true,
    [0, 0, 45],
  ],
  [
    'after a step it begins anew',
    [
      [30, 0],
      [30, 10],
      [30, 20],
    ],
    true,
    [0, 60, 0],
  ],
  [
    'after 200 ms it begins anew',
    [
      [30, 0],
      [30, 201],
    ],
    true,
    [0, 0],
  ],
  [
    'back and forth is nothing',
    [
      [30, 0],
      [-30, 10],
      [30, 20],
    ],
    true,
    [0, 0, 0],
  ],
])('W-TOOL-40 %s', (_what, turns, inDots, expected) => expect(steps(turns, inDots)).toEqual(expected))

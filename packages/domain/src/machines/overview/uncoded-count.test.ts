import { expect, test } from 'vitest'
import { uncodedCount } from './uncoded-count.ts'

test.each<[number[], number, number]>([
  [[], 0, 0],
  [[0, 0], 0, 0],
  [[3, 0, 1], 4, 2],
])('T-ROUTE-02-X machines with %j uncoded stops have %d at %d', (counts, stops, at) =>
  expect(uncodedCount(counts.map((uncoded_stops) => ({ uncoded_stops })))).toEqual({ stops, at }),
)

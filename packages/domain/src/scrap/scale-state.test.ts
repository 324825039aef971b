import { expect, test } from 'vitest'
import { isConnected, limitsProblem, netWeight, tareOf, weightPlace } from './scale-state.ts'

const now = 1_000_000

test.each([
  [null, false],
  [now, true],
  [now - 60_000, true],
  [now - 60_001, false],
])('T-PLANT-90 a scale heard at %j is connected: %j', (read_at, connected) =>
  expect(isConnected(read_at, now)).toBe(connected),
)

test.each([
  [{ reading: 1.1, tare: 1 }, 0.1],
  [{ reading: 0, tare: 0.35 }, -0.35],
  [{ reading: 12.5, tare: 0 }, 12.5],
])('T-PLANT-90 a weight is told without the tare: %j is %j', (scale, weight) => expect(netWeight(scale)).toBe(weight))

test.each([
  [0.9, { min_weight: 1, max_weight: 5 }, 'below'],
  [1, { min_weight: 1, max_weight: 5 }, 'within'],
  [5, { min_weight: 1, max_weight: 5 }, 'within'],
  [5.001, { min_weight: 1, max_weight: 5 }, 'above'],
  [900, { min_weight: 1, max_weight: 0 }, 'within'],
] as const)('T-PLANT-90 %j with %j lies %s', (weight, limits, place) => expect(weightPlace(weight, limits)).toBe(place))

test('T-PLANT-90 the tare is the reading of now; an old one, none or a switched-off scale is refused', () => {
  const scale = { scale_id: 'S1', enabled: true, reading: 1.25, read_at: now - 1000 }
  expect(tareOf(scale, now)).toBe(1.25)
  expect(tareOf({ ...scale, enabled: false }, now)).toMatchObject({ refusal: 'scale-disabled' })
  expect(tareOf({ ...scale, reading: null, read_at: null }, now)).toMatchObject({ refusal: 'scale-not-connected' })
  expect(tareOf(scale, now + 60_000)).toMatchObject({ refusal: 'scale-not-connected' })
})

test('T-PLANT-90 the lowest weight does not lie above the highest, unless there is none', () => {
  expect(limitsProblem({ min_weight: 2, max_weight: 1 })).toMatchObject({ refusal: 'scale-limits-crossed' })
  expect(limitsProblem({ min_weight: 2, max_weight: 0 })).toBeNull()
})

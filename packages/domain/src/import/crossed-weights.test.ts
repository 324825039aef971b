import { expect, test } from 'vitest'
import { crossedWeights } from './crossed-weights.ts'

test.each<[string, object, string | undefined]>([
  ['no limits', {}, undefined],
  ['limits in their order', { lower_tolerance: 24, upper_tolerance: 26 }, undefined],
  ['the same twice', { lower_tolerance: 25, upper_tolerance: 25 }, undefined],
  ['no upper one', { lower_tolerance: 25, upper_tolerance: 0 }, undefined],
  ['a tolerance the wrong way round', { lower_tolerance: 26, upper_tolerance: 24 }, 'lower_tolerance'],
  ['limits the wrong way round', { lower_out_of_bounds: 30, upper_out_of_bounds: 20 }, 'lower_out_of_bounds'],
])('T-PLANT-282 of the weights of a part: %s', (_what, part, field) =>
  expect(crossedWeights(part as never)?.field).toBe(field),
)

import { expect, test } from 'vitest'
import { weightColour } from './weight-colour.ts'

const limits = { lower_tolerance: 98, upper_tolerance: 102, lower_out_of_bounds: 95, upper_out_of_bounds: 105 }
const noTolerance = { ...limits, lower_tolerance: null, upper_tolerance: null }
const noBounds = { ...limits, lower_out_of_bounds: 0, upper_out_of_bounds: 0 }

test.each([
  [100, 'green'],
  [97, 'orange'],
  [104, 'orange'],
  [94, 'red'],
  [106, 'red'],
])('W-STATE-15 a weight of %d is %s', (weight, colour) => {
  expect(weightColour(weight, limits)).toBe(colour)
})

test.each([
  ['the tolerance itself is within', 98, limits, 'green'],
  ['the other end too', 102, limits, 'green'],
  ['the bounds themselves are within', 95, limits, 'orange'],
  ['the other end too', 105, limits, 'orange'],
  ['bounds of 0 and 0 are not set: nothing is red', 200, noBounds, 'orange'],
  ['an empty tolerance colours nothing', 100, noTolerance, null],
  ['but the bounds still do', 94, noTolerance, 'red'],
  ['nothing set', 100, { ...noBounds, lower_tolerance: 0, upper_tolerance: null }, null],
  ['a lower limit of 0 is set when the upper one is', 0, { ...limits, lower_out_of_bounds: 0 }, 'orange'],
  ['and so the upper one holds', 106, { ...limits, lower_out_of_bounds: 0 }, 'red'],
  ['one limit alone leaves the other end open', 1, { ...limits, lower_out_of_bounds: null }, 'orange'],
  ['nothing weighed', null, limits, null],
])('W-STATE-16-X %s', (_what, weight, given, colour) => {
  expect(weightColour(weight, given)).toBe(colour)
})

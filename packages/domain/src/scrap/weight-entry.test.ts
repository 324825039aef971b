import { expect, test } from 'vitest'
import type { WeightLimits } from './weight-colour.ts'
import { checkWeight, severalPieces } from './weight-entry.ts'

const limits = { lower_tolerance: 24, upper_tolerance: 26, lower_out_of_bounds: 20, upper_out_of_bounds: 30 }
const none = { lower_tolerance: null, upper_tolerance: null, lower_out_of_bounds: null, upper_out_of_bounds: null }
const noBounds = { ...none, lower_tolerance: 24, upper_tolerance: 26 }

test.each<[string, string, WeightLimits, object]>([
  ['W-VALID-42 W-VALID-44 nothing entered', '', limits, { weight: null, problem: 'no-value' }],
  ['W-VALID-42 an entry that has only begun', '0.', limits, { weight: null, problem: 'no-value' }],
  ['W-VALID-44 no number', '2x', limits, { weight: null, problem: 'not-a-number' }],
  ['W-VALID-44 below the bounds', '19.9', limits, { colour: 'red', problem: 'out-of-bounds' }],
  ['W-VALID-44 above the bounds', '30.1', limits, { colour: 'red', problem: 'out-of-bounds' }],
  ['W-VALID-44 on the bound itself', '30', limits, { colour: 'orange', problem: null }],
  ['W-VALID-44 within tolerance', '25', limits, { colour: 'green', problem: null }],
  ['W-VALID-45-X without limits any positive weight passes', '9999', none, { colour: null, problem: null }],
  ['W-VALID-45-X but none that is not positive', '-1', none, { problem: 'not-a-number' }],
  ['W-VALID-45-X without bounds nothing is red', '99', noBounds, { colour: 'orange', problem: null }],
])('%s', (_title, entry, given, expected) => expect(checkWeight(entry, given)).toMatchObject(expected))

test.each([
  ['15001', 15_000, 'above-scale'],
  ['14999.5', 15_000, null],
  ['99999', 0, null],
])('W-VALID-43 %s on a scale of %d: %s', (entry, most, problem) =>
  expect(checkWeight(entry, none, most).problem).toBe(problem),
)

test.each([
  ['a box of pieces', 1029, 40, 26],
  ['two', 75, 40, 2],
  ['one that is too heavy', 59, 40, null],
  ['one', 40, 40, null],
  ['a part of unknown weight', 1029, null, null],
])('T-PLANT-243 on the scale: %s', (_, grams, unit_weight, pieces) =>
  expect(severalPieces(grams, unit_weight)).toBe(pieces),
)

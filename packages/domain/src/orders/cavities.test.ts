import { expect, test } from 'vitest'
import { isPerCavity, piecesOf } from './cavities.ts'

test.each([
  [10, 4, 0, 40],
  [10, 4, 1, 30],
  [10, 1, 0, 10],
  [10, 4, 4, 0],
  [10, 4, 5, 0],
  [0, 4, 0, 0],
])('W-SF-16-X %i cycles × (%i insatser − %i closed) are %i pieces', (cycles, insatser, cavity_reduction, pieces) => {
  expect(piecesOf(cycles, { insatser, cavity_reduction })).toBe(pieces)
})

test.each([
  ['with SF37 and several cavities', [37], 4, true],
  ['with two cavities', [37], 2, true],
  ['not with one cavity', [37], 1, false],
  ['not without SF37', [46], 4, false],
])('W-SF-16-X quantities are given per cavity %s', (_what, special_functions, insatser, expected) => {
  expect(isPerCavity({ special_functions, insatser })).toBe(expected)
})

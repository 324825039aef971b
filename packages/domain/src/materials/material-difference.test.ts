import { expect, test } from 'vitest'
import { materialDifferences } from './material-difference.ts'

const material = (consumed: number, reported = false) => ({ material_no: 'ABS', consumed, per_unit: 0.25, reported })

test.each([
  ['as much as the pieces need', material(25), []],
  ['more', material(30), [{ material_no: 'ABS', difference: 5, reported: false }]],
  ['more, and somebody has said so', material(30, true), [{ material_no: 'ABS', difference: 5, reported: true }]],
  ['less', material(20), [{ material_no: 'ABS', difference: -5, reported: false }]],
  ['nothing that is used up', material(0), []],
  ['less than a whole unit', material(0.5), [{ material_no: 'ABS', difference: -24.5, reported: false }]],
  ['a hair more', material(25.0004), []],
  ['a thousandth more', material(25.001), [{ material_no: 'ABS', difference: 0.001, reported: false }]],
  ['more than half a thousandth', material(25.0006), [{ material_no: 'ABS', difference: 0.001, reported: false }]],
])('T-PLANT-35 consumed: %s', (_what, of, expected) =>
  expect(materialDifferences([of], { good: 90, scrap: 10 })).toEqual(expected),
)

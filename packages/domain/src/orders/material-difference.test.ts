import { expect, test } from 'vitest'
import { materialDifferences, unreportedDifferences } from './material-difference.ts'

const material = (consumed: number, reported = false) => ({ material_no: 'ABS', consumed, per_unit: 0.25, reported })

test.each([
  ['as much as the pieces need', material(25), []],
  ['more', material(30), [{ material_no: 'ABS', difference: 5 }]],
  ['less', material(20), [{ material_no: 'ABS', difference: -5 }]],
  ['nothing that is used up', material(0), []],
  ['a hair more', material(25.0004), []],
])('T-PLANT-35 consumed: %s', (_what, of, expected) =>
  expect(materialDifferences([of], { good: 90, scrap: 10 })).toEqual(expected),
)

test('T-PLANT-35 a difference that was reported keeps no order from ending', () => {
  expect(unreportedDifferences([material(30)], { good: 90, scrap: 10 })).toHaveLength(1)
  expect(unreportedDifferences([material(30, true)], { good: 90, scrap: 10 })).toEqual([])
})

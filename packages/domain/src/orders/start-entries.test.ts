import { expect, test } from 'vitest'
import { enteredCavities, enteredUnitQuantity } from './start-entries.ts'

test.each([
  ['0', 8, 0],
  ['5', 8, 5],
  [' 8 ', 8, 8],
  ['', 8, ''],
  ['-3', 8, 'not-a-count'],
  ['x', 8, 'not-a-count'],
  ['3x', 8, 'not-a-count'],
  ['2.5', 8, 'not-a-count'],
  ['9', 8, 'too-many'],
  ['64', 32, 'too-many'],
  ['99', undefined, 99],
  ['100', undefined, 'too-many'],
] as const)('T-VALID-03 %j cavities where %s fit are %j', (typed, max, cavities) => {
  expect(enteredCavities(typed, max)).toBe(cavities)
})

test.each([
  ['4', 4],
  [' 12 ', 12],
  ['0,5', 0.5],
  ['0.5', 0.5],
  ['1,', 1],
  ['0', null],
  ['0,0', null],
  ['-2', null],
  ['', null],
  ['two', null],
  ['1.2.3', null],
  ['1e3', null],
])('T-VALID-04 T-VALID-04-X a unit quantity of %j is %j', (typed, quantity) => {
  expect(enteredUnitQuantity(typed)).toBe(quantity)
})

import { expect, test } from 'vitest'
import { has, reservedSpecialFunctions, specialFunctions } from './special-functions.ts'

const known = [...new Set(Object.values(specialFunctions).flatMap(({ sf }) => [sf].flat() as number[]))]

test.each([
  5, 6, 23, 24, 29, 32, 46, 47, 60, 90, 110, 112, 131, 149, 178, 183, 184, 241, 273, 326, 353, 356, 370, 375, 388, 410,
  422, 424, 430, 433, 434, 435, 446, 453, 455, 458, 467, 472,
])('T-SF-02 the registry knows function %i', (number) => {
  expect([...known, ...reservedSpecialFunctions]).toContain(number)
})

test('T-SF-02-C function 247 is in the registry', () => {
  expect(has({ special_functions: [247] }, 'reprintMarkedAsCopy')).toBe(true)
})

test('a number is either documented or reserved, never both', () => {
  expect(reservedSpecialFunctions.filter((number) => known.includes(number))).toEqual([])
})

test.each([
  [[46], true],
  [[], false],
  [[460, 4, 6], false],
])('T-SF-01 a machine with %j can split stops: %s', (special_functions, expected) => {
  expect(has({ special_functions }, 'splitStop')).toBe(expected)
})

test.each([23, 24, 29])('D-SF-01 function %i alone brings the first-piece screen', (number) => {
  expect(has({ special_functions: [number] }, 'firstPieceScreen')).toBe(true)
})

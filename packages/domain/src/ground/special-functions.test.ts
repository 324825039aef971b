import { expect, test } from 'vitest'
import {
  has,
  registeredFunctions,
  reservedSpecialFunctions,
  type SpecialFunction,
  specialFunctions,
} from './special-functions.ts'

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

/** One row for each, so that a number which gets an effect fails under its own requirement. */
const reserved: [string, number][] = [
  ['T-SF-14-X', 60],
  ['T-SF-15-X', 110],
  ['T-SF-16-X', 149],
  ['T-SF-17-X', 184],
  ['T-SF-18-X', 241],
  ['T-SF-19-X', 273],
  ['T-SF-20-X', 388],
  ['T-SF-21-X', 410],
  ['T-SF-22-X', 433],
  ['T-SF-23-X', 90],
  ['T-SF-24-X', 353],
  ['T-SF-25-X', 356],
  ['T-SF-26-X', 375],
  ['T-SF-27-X', 453],
  ['T-SF-28-X', 458],
  ['T-SF-29-X', 467],
  ['T-SF-30-X', 422],
  ['T-SF-31-X', 424],
  ['T-SF-32-X', 430],
  ['T-SF-33-X', 434],
  ['T-SF-34-X', 435],
  ['T-SF-35-X', 446],
]

test.each(reserved)(
  '%s function %i is listed as reserved, and nothing that is asked for comes with it',
  (_id, number) => {
    const names = Object.keys(specialFunctions) as SpecialFunction[]
    expect(names.filter((name) => has({ special_functions: [number] }, name))).toEqual([])
    expect(registeredFunctions().find((entry) => entry.number === number)).toEqual({
      number,
      name: '',
      kind: 'reserved',
      value: null,
    })
  },
)

test('each reserved number has a requirement that says so', () => {
  expect(reserved.map(([, number]) => number).toSorted((a, b) => a - b)).toEqual(reservedSpecialFunctions)
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

test('D-SF-03-X 393 is only named in the reason of a stopped call: no machine has it as a function', () => {
  expect([...known, ...reservedSpecialFunctions]).not.toContain(393)
  expect(known).toContain(46)
})

import { expect, test } from 'vitest'
import { changedParameter, newSelector, parameterChoices, readSelector } from './parameter-selector.ts'

test.each([
  ['M1, M2 ,,M1', ['M1 M1', 'M2 M2']],
  ['c301=Lathe 1,c302 = Lathe = two', ['c301 Lathe 1', 'c302 Lathe = two']],
  ['=nothing, a=', ['a a']],
  ['', []],
])('D-ENTITY-51-X %s', (values, expected) => {
  expect(parameterChoices(values).map(({ value, label }) => `${value} ${label}`)).toEqual(expected)
})

test.each([
  ['M1', undefined, 'M1'],
  [' M1 ', 'M2', 'M1'],
  ['M1 ', 'M1', undefined],
  ['   ', 'M1', undefined],
])('D-STATE-40 entering "%s" over %s writes %s', (entered, current, expected) => {
  expect(changedParameter(entered, current)).toBe(expected)
})

test('D-ENTITY-50 a stored selector is read back, a strange type is a button', () => {
  const stored = { parameter: 'machine1', parameterValues: 'a,b', type: 'select' }
  expect(readSelector(stored)).toEqual(stored)
  expect(readSelector({ parameter: 'p', type: 'dial' })).toEqual({ ...newSelector, parameter: 'p' })
  expect(readSelector(undefined)).toEqual(newSelector)
})

import { expect, test } from 'vitest'
import { functionSet, functionValue } from './special-function-values.ts'
import { registeredFunctions, reservedSpecialFunctions, specialFunctions } from './special-functions.ts'

test('T-SF-01-X a set is kept in order, each number once, with numbers that nobody knows', () => {
  expect(functionSet({ special_functions: [9001, 46, 46, 60], function_values: { 46: 'none', 9001: 'x' } })).toEqual({
    special_functions: [46, 60, 9001],
    function_values: {},
  })
})

test.each([
  ['presses/hall A', true],
  ['ritningar_åäö', true],
  ['../other', false],
  ['a/../b', false],
  ['/etc', false],
  ['C:\\files', false],
  ['a//b', false],
  ['x'.repeat(201), false],
])('T-PLANT-42 the folder %s lies below the company’s files: %s', (folder, good) => {
  const set = functionSet({ special_functions: [296], function_values: { 296: folder } })
  expect('refusal' in set).toBe(!good)
})

test('a value outlives its function and counts only while the machine has it', () => {
  const kept = functionSet({ special_functions: [], function_values: { 84: ' CycleTime ' } })
  expect(kept).toEqual({ special_functions: [], function_values: { 84: 'CycleTime' } })
  const machine = { special_functions: [84], function_values: { 84: 'CycleTime' } }
  expect(functionValue(machine, 'cycleTimeFromProcessValue')).toBe('CycleTime')
  expect(functionValue({ ...machine, special_functions: [] }, 'cycleTimeFromProcessValue')).toBe('')
})

test('T-SF-01-X the registry lists documented, reserved and unknown numbers, each as what it is', () => {
  const list = registeredFunctions([46, 9001])
  const kinds = (kind: string) => list.filter((entry) => entry.kind === kind).map(({ number }) => number)
  expect(kinds('unknown')).toEqual([9001])
  expect(kinds('reserved')).toEqual([...reservedSpecialFunctions].sort((a, b) => a - b))
  expect(kinds('documented').length).toBe(
    new Set(Object.values(specialFunctions).flatMap(({ sf }): readonly number[] => [sf].flat())).size,
  )
  expect(list.find(({ number }) => number === 84)).toMatchObject({ name: 'cycleTimeFromProcessValue', value: 'signal' })
})

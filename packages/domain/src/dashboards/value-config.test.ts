import { describe, expect, test } from 'vitest'
import { calculate, formulaFault } from './formula.ts'
import { chooseSource, newValueConfig, pickValue, readValueConfig, showValue } from './value-config.ts'

const place = { language: 'en', timeZone: 'Europe/Stockholm' } as const
const rows = [
  { machine_id: 'M1', qty: 3, made: 58_000, when: '2026-01-31T07:05:00Z' },
  { machine_id: 'M2', qty: '4.5', made: 149 },
  { machine_id: 'M3', qty: 'none' },
]
const config = { ...newValueConfig, dataSource: 'hall', dataKey: 'qty' }

describe('one value', () => {
  test.each([
    ['D-ENTITY-11 single takes one row', {}, '3'],
    ['D-ENTITY-11 of the chosen machine', { machineId: ['M2'] }, '4.5'],
    ['D-ENTITY-11 D-ENTITY-15-X sum adds the numbers', { operation: 'sum' }, '7.5'],
    ['T-PLANT-251 a sum is read in groups of three', { operation: 'sum', dataKey: 'made' }, '58,149'],
    ['T-PLANT-251 so is what a formula comes to', { format: 'math', math: 'value * 2', dataKey: 'made' }, '116,000'],
    ['D-ENTITY-14 the value of one row stays as it is: it may be the number of a record', { dataKey: 'made' }, '58000'],
    ['D-ENTITY-15-X a sum without numbers is -', { operation: 'sum', machineId: ['M3'] }, '-'],
    ['D-ENTITY-14 none shows the raw value', { machineId: ['M3'] }, 'none'],
    ['D-ENTITY-15-X nothing is -', { dataKey: 'gone' }, '-'],
    ['D-ENTITY-12 math puts the value in', { format: 'math', math: 'value * 2 + 1' }, '7'],
    ['D-ENTITY-13-B math on a word is -', { format: 'math', math: 'value * 2', machineId: ['M3'] }, '-'],
    ['D-ENTITY-13-B division by zero is -', { format: 'math', math: 'value / 0' }, '-'],
    ['D-ENTITY-13-B a fault is -', { format: 'math', math: 'value +' }, '-'],
    ['D-ENTITY-15-X dates in the plant’s zone', { dataKey: 'when', format: 'hhMmOnly' }, '08:05'],
    [
      'D-ENTITY-16 a static number',
      { dataSource: '__static_values', staticValue: '12', staticValueDataType: 'number', format: 'round-1' },
      '12.0',
    ],
    ['D-ENTITY-16 a static text', { dataSource: '__static_values', staticValue: 'Hall A' }, 'Hall A'],
  ] as const)('%s', (_, change, expected) => {
    expect(
      showValue({ ...config, ...change, machineId: [...('machineId' in change ? change.machineId : [])] }, rows, place),
    ).toBe(expected)
  })

  test('D-ENTITY-16 a static value needs no rows', () => {
    expect(pickValue({ ...config, dataSource: '__static_values', staticValue: 'x' }, [])).toBe('x')
  })

  test('D-ENTITY-10 what is missing is filled, what is wrong is none', () => {
    expect(readValueConfig({ dataSource: 'hall' })).toMatchObject({
      operation: 'single',
      format: 'none',
      machineId: [],
    })
    expect(readValueConfig('hall')).toBeNull()
  })

  test('D-STATE-11 D-STATE-13-X another source empties the machines, and the property it lacks', () => {
    const chosen = { ...config, machineId: ['M1'] }
    expect(chooseSource(chosen, 'orders', ['qty'])).toMatchObject({
      dataSource: 'orders',
      machineId: [],
      dataKey: 'qty',
    })
    expect(chooseSource(chosen, 'orders', ['part_no'])).toMatchObject({ dataKey: '' })
  })
})

describe('D-ENTITY-13-B formulas', () => {
  test.each([
    ['1 + 2 * 3', 7],
    ['(1 + 2) * 3', 9],
    ['-value + 10', 6],
    ['10 % value', 2],
    ['round(value / 3)', 1],
    ['max(value, 10, 2) - min(1, value)', 9],
    ['10 - 3 - 2', 5],
    ['value / 0', undefined],
  ])('%s = %s', (formula, result) => {
    expect(calculate(formula, 4)).toBe(result)
  })

  test.each([
    '',
    'value value',
    'values',
    'alert(1)',
    'constructor',
    '__proto__',
    'value.x',
    '2 ** 3',
    '(1',
    'max()',
    '1;2',
  ])('%j is refused', (formula) => {
    expect(formulaFault(formula)).toMatchObject({ fault: 'syntax' })
  })

  test('deep nesting is refused instead of filling the stack', () => {
    expect(formulaFault('('.repeat(5000))).toMatchObject({ fault: 'syntax' })
  })
})

import { expect, test } from 'vitest'
import { STATIC_VALUES } from './dashboard.ts'
import {
  type ConditionalStyle,
  cleanStyle,
  comparedValue,
  comparisonOperators,
  conditionHolds,
  mergedStyle,
  newConditionalStyle,
  newStyle,
  readStyle,
  styleLayers,
  styleSources,
  styleValues,
  withSafeStyles,
} from './style-config.ts'
import { newValueConfig, type ValueConfig } from './value-config.ts'

const fixed = (staticValue: unknown): ValueConfig => ({
  ...newValueConfig,
  dataSource: STATIC_VALUES,
  staticValue: staticValue as string,
})
const valueIn = (config: ValueConfig) => config.staticValue as unknown
const when = (
  value1: unknown,
  comparisonOperator: ConditionalStyle['comparisonOperator'],
  value2: unknown,
  more = {},
) => ({
  ...newConditionalStyle,
  value1: fixed(value1),
  value2: fixed(value2),
  comparisonOperator,
  ...more,
})

test.each([
  ['D-ENTITY-43', 5, '>', 4, true],
  ['D-ENTITY-43', 5, '>', 5, false],
  ['D-ENTITY-43', 4, '<', 5, true],
  ['D-ENTITY-43', 5, '>=', 5, true],
  ['D-ENTITY-43', 5, '<=', 4, false],
  ['D-ENTITY-43', 5, '==', '5.0', true],
  ['D-ENTITY-45-X numbers in texts are numbers,', '10', '>', '9', true],
  ['D-ENTITY-45-X texts are equal when trimmed,', ' R ', '==', 'R', true],
  ['D-ENTITY-45-X texts are not ordered,', 'b', '>', 'a', false],
  ['D-ENTITY-45-X a missing value fulfils nothing,', null, '==', null, false],
  ['D-ENTITY-45-X a missing value fulfils nothing,', '', '<', 5, false],
] as const)('%s %s %s %s is %s', (_, one, operator, other, expected) => {
  expect(conditionHolds(when(one, operator, other), valueIn)).toBe(expected)
})

test.each([
  [10, 12, 2, true],
  [14, 12, 2, true],
  [14.1, 12, 2, false],
  [10, 12, -2, true],
  [12, 12, undefined, true],
  [13, 12, undefined, false],
])('D-ENTITY-44 D-ENTITY-45-X %s lies within range of %s with support %s: %s', (one, other, supportValue, expected) => {
  const more = supportValue === undefined ? {} : { supportValue }
  expect(conditionHolds(when(one, 'range_around', other, more), valueIn)).toBe(expected)
})

test('D-ENTITY-42 D-ENTITY-43 a conditional style is read back as it was stored, a strange one as harmless', () => {
  const stored = {
    style: { color: '#ff0000' },
    conditionalStyles: [when('1', 'range_around', '2', { supportValue: 3 })],
  }
  expect(readStyle(JSON.parse(JSON.stringify(stored)))).toMatchObject({
    style: { color: '#ff0000' },
    conditionalStyles: [{ value1: { dataSource: STATIC_VALUES }, comparisonOperator: 'range_around', supportValue: 3 }],
  })
  expect(readStyle({ conditionalStyles: [{ comparisonOperator: '=~' }] }).conditionalStyles[0]).toMatchObject({
    comparisonOperator: '>',
    supportValue: 0,
    style: {},
  })
  expect(comparisonOperators).toEqual(['>', '<', '>=', '<=', '==', 'range_around'])
  expect(readStyle(7)).toEqual(newStyle)
})

test('D-CONFIG-59-X every condition that holds is laid over the base, later ones over earlier ones, per property', () => {
  const styles = {
    style: { color: 'black', fontSize: '20px' },
    conditionalStyles: [
      when(5, '>', 1, { style: { color: 'orange', fontWeight: 'bold' } }),
      when(5, '>', 9, { style: { color: 'violet' } }),
      when(5, '>', 4, { style: { color: 'red' } }),
    ],
  }
  expect(mergedStyle(styleLayers(styles, valueIn))).toEqual({ color: 'red', fontSize: '20px', fontWeight: 'bold' })
})

test('D-ENTITY-40 several values of one property are joined by a bar', () => {
  expect(styleValues('red | oklch(60% 0.2 20)|')).toEqual(['red', 'oklch(60% 0.2 20)'])
  expect(readStyle({ color: 'red|blue' })).toEqual({ style: { color: 'red|blue' }, conditionalStyles: [] })
})

test.each([
  ['an unknown property', { position: 'fixed', color: 'red' }, { color: 'red' }],
  ['a file of somewhere', { backgroundColor: 'url(https://x)' }, {}],
  ['an expression', { boxShadow: 'expression(alert(1))' }, {}],
  ['a second declaration', { color: 'red;position:fixed' }, {}],
  ['only the bad one of several', { color: 'url(x)|red' }, { color: 'red' }],
  ['another animation', { animation: 'spin 1s' }, {}],
  ['blinking stays', { animation: 'blink', opacity: 0.5 }, { animation: 'blink', opacity: '0.5' }],
])('D-ENTITY-41-X %s', (_, stored, expected) => expect(cleanStyle(stored)).toEqual(expected))

test('D-ENTITY-41-X a dashboard is saved without what no style may have, and with everything else', () => {
  const bad = { color: 'url(x)', padding: '4px', position: 'fixed' }
  const config = {
    style: 'widgetstyle',
    valueStyle: { style: bad, conditionalStyles: [{ style: bad, supportValue: 2 }] },
    headerStyle: bad,
    own: [{ deep: { rowStyle: { style: bad } } }],
  }
  const good = { padding: '4px' }
  expect(withSafeStyles(config)).toEqual({
    style: 'widgetstyle',
    valueStyle: { style: good, conditionalStyles: [{ style: good, supportValue: 2 }] },
    headerStyle: good,
    own: [{ deep: { rowStyle: { style: good } } }],
  })
})

test('D-ENTITY-42 a condition compares what its formula makes of the value', () => {
  const config = { ...newValueConfig, dataSource: 'a', dataKey: 'qty', format: 'math', math: 'value * 2' }
  expect(comparedValue(config, [{ qty: '4' }])).toBe(8)
  expect(comparedValue(config, [{ qty: 'x' }])).toBeUndefined()
  expect(comparedValue({ ...config, format: 'round-0' }, [{ qty: 4.4 }])).toBe(4.4)
  const styles = { style: {}, conditionalStyles: [{ ...newConditionalStyle, value1: config, value2: fixed(1) }] }
  expect(styleSources([styles, styles])).toEqual(['a', STATIC_VALUES])
})

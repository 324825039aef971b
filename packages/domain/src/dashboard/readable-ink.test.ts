import { expect, test } from 'vitest'
import { contrast, inkOn, LEAST_CONTRAST } from './readable-ink.ts'
import { type ConditionalStyle, newConditionalStyle, styleNow } from './style-config.ts'
import { newValueConfig } from './value-config.ts'

const steps = ['00', '33', '66', '77', '99', 'cc', 'ff']
const colors = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`)))

test('D-CONFIG-96-X on every colour the ink has the contrast that text needs', () => {
  for (const color of colors) {
    expect(contrast(inkOn(color) ?? color, color), color).toBeGreaterThanOrEqual(LEAST_CONTRAST)
  }
})

test.each([
  ['#fde68a', '#000000'],
  ['#fd8', '#000000'],
  ['#912018', '#ffffff'],
  ['#ffffffff', '#000000'],
])('D-CONFIG-96-X on %s stands %s', (color, ink) => expect(inkOn(color)).toBe(ink))

test.each(['#ffffff40', 'no colour', ''])('D-CONFIG-96-X on "%s" the theme’s own ink stays', (color) => {
  expect(inkOn(color)).toBeUndefined()
})

const always = { ...newValueConfig, dataSource: '__static_values', staticValue: '1' }
const when = (style: ConditionalStyle['style']): ConditionalStyle => ({
  ...newConditionalStyle,
  value1: always,
  value2: always,
  comparisonOperator: '==',
  style,
})
const now = (style: object, ...conditions: ConditionalStyle[]) =>
  styleNow({ style, conditionalStyles: conditions }, ({ staticValue }) => staticValue)

test('D-CONFIG-96-X the ink of the base style goes where a condition puts a colour under it that it cannot be read on', () => {
  const white = { color: '#ffffff' }
  expect(now(white, when({ backgroundColor: '#fde68a' }))).toEqual({ backgroundColor: '#fde68a' })
  expect(now(white, when({ backgroundColor: '#173f8a' }))).toEqual({ color: '#ffffff', backgroundColor: '#173f8a' })
  // A pair that the author chose together is his.
  const pair = { color: '#ffffff', backgroundColor: '#fde68a' }
  expect(now({}, when(pair))).toEqual(pair)
})

import { expect, test } from 'vitest'
import { foundOptions, hasSearch, pressed, pressOf } from './multi-choice.ts'

const options = ['M101', 'M102', 'M103']
const of = (...modelValue: string[]) => ({ modelValue, enabled: modelValue.length > 0 })

test.each([
  ['another item', of('M101'), 'M102', {}, of('M102')],
  ['the chosen item', of('M101'), 'M101', {}, of('M101')],
  ['the chosen item where that is allowed', of('M101'), 'M101', { deselect: true }, of()],
  ['another item where deselecting is allowed', of('M101'), 'M102', { deselect: true }, of('M102')],
] as const)('W-TOOL-50 single mode, pressing %s', (_, before, option, more, after) =>
  expect(pressed(before, option, { options, single: true, press: 'toggle', ...more })).toEqual(after),
)

test.each([
  [{ altKey: true, ctrlKey: false, metaKey: false }, of('M101'), ['M101', 'M102', 'M103']],
  [{ altKey: false, ctrlKey: true, metaKey: false }, of('M101', 'M103'), ['M102']],
  [{ altKey: false, ctrlKey: false, metaKey: false }, of('M101'), ['M101', 'M102']],
  [{ altKey: false, ctrlKey: false, metaKey: false }, of('M101', 'M102'), ['M101']],
] as const)('W-TOOL-51 multi mode, %o', (keys, before, after) =>
  expect(pressed(before, 'M102', { options, press: pressOf(keys) }).modelValue).toEqual(after),
)

test.each([
  ['the first selected item turns it on', of(), 'M101', true],
  ['the last option that was missing turns it off', of('M101', 'M102'), 'M103', false],
  ['deselecting one of all turns it on', { modelValue: options, enabled: false }, 'M103', true],
  ['deselecting the last one turns it off', of('M101'), 'M101', false],
  ['a selection that was switched off by hand counts again', { modelValue: ['M101'], enabled: false }, 'M102', true],
] as const)('W-TOOL-52 %s', (_, before, option, enabled) =>
  expect(pressed(before, option, { options, press: 'toggle' }).enabled).toBe(enabled),
)

test('a search box comes with more than 10 options', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => String(at))
  expect(hasSearch(many(10))).toBe(false)
  expect(hasSearch(many(11))).toBe(true)
})

test.each([
  ['m10', ['M101', 'M102', 'M103']],
  ['PRESS', ['M102']],
  [' 03 ', ['M103']],
  ['', options],
])('W-TOOL-55 searching %j', (search, found) =>
  expect(foundOptions(options, search, { M102: 'Injection press 2' })).toEqual(found),
)

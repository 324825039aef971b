import { expect, test } from 'vitest'
import { isNestedDeeper } from './json-depth.ts'

const deep = (of: unknown, levels: number): unknown => (levels === 0 ? of : { in: deep(of, levels - 1) })

test.each([
  ['two levels', '[{}]', false],
  ['three', '[[{}]]', true],
  ['many beside each other', '[{},{},{},{}]', false],
  ['brackets in a text', '["[[[[{{{{"]', false],
  ['an escaped quote in a text', '["\\"[[[["]', false],
  ['an escaped backslash at the end of a text', '["\\\\",[[]]]', true],
  ['levels after a text', '["x",[[]]]', true],
  ['no JSON at all', ']]]]', false],
])('T-SAFE-22 of two levels at most: %s', (_, text, is) => expect(isNestedDeeper(Buffer.from(text), 2)).toBe(is))

test('T-SAFE-22 what a browser sends is counted as it is nested', () => {
  expect(isNestedDeeper(Buffer.from(JSON.stringify(deep('ä', 20))), 20)).toBe(false)
  expect(isNestedDeeper(Buffer.from(JSON.stringify(deep('ä', 21))), 20)).toBe(true)
})

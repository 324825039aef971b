import { expect, test } from 'vitest'
import { linearPattern } from './linear-pattern.ts'

test.each([
  ['logo', 'Company-LOGO.png', true],
  ['^logo', 'company-logo.png', false],
  ['^M10[1-3]_.*\\.png$', 'm102_front.PNG', true],
  ['^M10[1-3]_.*\\.png$', 'm104_front.png', false],
  ['front|back', 'x back y', true],
  ['(front|back)-\\d{2,3}\\.jpg', 'front-07.jpg', true],
  ['(front|back)-\\d{2,3}\\.jpg', 'front-7.jpg', false],
  ['a{2}b?c+', 'aacc', true],
  ['[^a-z]', 'abc', false],
  ['x*?y', 'xxxy', true],
  ['', 'anything', true],
  ['å.*ö', 'ÅÄÖ', true],
])('D-VALID-17-X %s finds %s: %s', (pattern, text, found) => {
  expect(linearPattern(pattern)?.(text)).toBe(found)
})

test.each(['(', ')', '[a', '*a', 'a{3,2}', 'a{1,999}', '\\q', '(?=a)', '[b-a]', 'x'.repeat(201), '((a{99}){99}){99}'])(
  'D-VALID-17-X %s is no pattern',
  (pattern) => expect(linearPattern(pattern)).toBeUndefined(),
)

test('D-VALID-17-X a pattern that makes other engines try for years is answered at once', () => {
  const started = performance.now()
  expect(linearPattern('^((a+)+)+$')?.(`${'a'.repeat(4_000)}!`)).toBe(false)
  expect(performance.now() - started).toBeLessThan(500)
})

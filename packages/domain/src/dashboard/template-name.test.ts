import { expect, test } from 'vitest'
import { slugFor } from './dashboard.ts'
import { moveRangeEnd } from './number-range.ts'
import { templateNameFault } from './template-name.ts'

test.each([
  ['Hall B', 'hall-b'],
  ['Åtgärder för Öster', 'atgarder-for-oster'],
  ['Press / line_2 (new)', 'press-line-2-new'],
  ['--Wall--', 'wall'],
])('W-CONFIG-01 the name %j becomes %j', (typed, name) => expect(slugFor(typed)).toBe(name))

test.each([
  ['Hall', undefined],
  ['Å', 'too-short'],
  ['ö !', 'too-short'],
  ['…', 'too-short'],
] as const)('W-CONFIG-02 %j, as it is converted, is longer than one character: %s', (typed, fault) =>
  expect(templateNameFault(slugFor(typed), [])).toBe(fault),
)

test.each([
  ['All', 'not-allowed'],
  ['Målning', 'not-allowed'],
  ['Målning 2', undefined],
] as const)('W-CONFIG-03 %j is neither all nor a name that exists: %s', (typed, fault) =>
  expect(templateNameFault(slugFor(typed), ['malning'])).toBe(fault),
)

test('an address that somebody writes himself is kebab case', () =>
  expect(templateNameFault('Hall A', [])).toBe('not-kebab'))

test.each([
  ['min', 9, { min: 5, max: 5 }],
  ['min', 3, { min: 3, max: 5 }],
  ['max', 1, { min: 2, max: 2 }],
  ['max', 8, { min: 2, max: 8 }],
] as const)('W-CONFIG-07 the %s of a range moved to %i stops at the other end', (end, to, range) =>
  expect(moveRangeEnd({ min: 2, max: 5 }, end, to)).toEqual(range),
)

import { expect, test } from 'vitest'
import { slugFor } from './dashboard.ts'
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

test('an address that somebody writes by hand is kebab case', () =>
  expect(templateNameFault('Hall A', [])).toBe('not-kebab'))

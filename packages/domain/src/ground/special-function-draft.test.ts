import { expect, test } from 'vitest'
import { countChanges, noDraft, shownFunctions, withDraft } from './special-function-draft.ts'
import { registeredFunctions } from './special-functions.ts'

const set = { special_functions: [46, 9001], function_values: { 296: 'presses' } }

test.each([
  ['nothing', noDraft, 0, [46, 9001]],
  ['one on', { switched: { 47: true }, values: {} }, 1, [46, 9001, 47]],
  ['one off', { switched: { 46: false }, values: {} }, 1, [9001]],
  ['on and off again', { switched: { 47: false, 46: true }, values: {} }, 0, [46, 9001]],
  ['a value', { switched: {}, values: { 296: 'mills' } }, 1, [46, 9001]],
  ['the same value', { switched: {}, values: { 296: 'presses ' } }, 0, [46, 9001]],
])('T-SF-01-X a draft with %s', (_what, draft, changes, numbers) => {
  expect(countChanges(set, draft)).toBe(changes)
  expect(withDraft(set, draft).special_functions).toEqual(numbers)
})

test('T-SF-01-X a draft is laid over what another has saved meanwhile', () => {
  const theirs = { special_functions: [46, 32], function_values: {} }
  expect(withDraft(theirs, { switched: { 47: true }, values: {} }).special_functions).toEqual([46, 32, 47])
})

const list = registeredFunctions([9001]).map((entry) => ({ ...entry, words: entry.name }))
const isOn = (number: number) => set.special_functions.includes(number)
test.each([
  ['all', '46', [46, 467]],
  ['all', 'sf 46', [46, 467]],
  ['on', '', [46, 9001]],
  ['reserved', '9', [90, 9001]],
  ['all', 'splitst', [46]],
  ['all', 'no such thing', []],
] as const)('T-SF-01-X shown %s, searched for “%s”', (filter, search, numbers) => {
  const shown = shownFunctions(list, { filter, search, isOn })
  expect(shown.map(({ number }) => number)).toEqual(numbers)
})

import { expect, test } from 'vitest'
import { option } from './options.ts'
import { shownOptions } from './show-when.ts'

const options = {
  sortBy: option.select('a', { choices: ['none', 'key', 'value'], default: 'none' }),
  sortOrder: option.select('b', { choices: ['asc', 'desc'], default: 'asc' }),
  sortKey: option.string('c'),
  limits: option.section('d', { first: option.number('e', { default: 0 }) }),
}
const showWhen = {
  sortOrder: { sortBy: ['key', 'value'] },
  sortKey: { sortOrder: 'desc' },
  limits: { sortBy: 'value' },
}
const values = { sortBy: 'none', sortOrder: 'asc', sortKey: '', first: 0 }

test.each([
  ['D-CONFIG-32 hidden while the other option has another value', { sortBy: 'none' }, ['sortBy']],
  ['D-CONFIG-33-X shown with one of several accepted values', { sortBy: 'key' }, ['sortBy', 'sortOrder']],
  [
    'D-CONFIG-33-X shown at the end of a chain',
    { sortBy: 'key', sortOrder: 'desc' },
    ['sortBy', 'sortOrder', 'sortKey'],
  ],
  ['D-CONFIG-33-X hidden when its own prerequisite is hidden', { sortBy: 'none', sortOrder: 'desc' }, ['sortBy']],
  ['D-CONFIG-33-X a section hides what is in it', { sortBy: 'value' }, ['sortBy', 'sortOrder', 'first']],
])('%s', (_, change, shown) => {
  expect([...shownOptions(options, showWhen, { ...values, ...change })]).toEqual(shown)
})

test('D-CONFIG-33-X prerequisites in a circle hide each other instead of looping', () => {
  const circle = { sortBy: { sortOrder: 'asc' }, sortOrder: { sortBy: 'none' } }
  expect(shownOptions(options, circle, values).has('sortBy')).toBe(false)
})

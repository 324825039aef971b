import { expect, test } from 'vitest'
import { axisLabels } from './axis-labels.ts'

const names = (count: number, name = 'Tool change') => Array.from({ length: count }, () => name)

test.each([
  ['one line where there is room', names(3), 900, { turned: 0, seen: 3, every: 1, first: 'Tool change' }],
  ['lines where there is less', names(12), 900, { turned: 0, seen: 12, every: 1, first: 'Tool\nchange' }],
  [
    'turned where a word is too long',
    names(12, 'Werkzeugwechselzeit'),
    900,
    { turned: 45, seen: 12, every: 1, first: 'Werkzeugwechselzeit' },
  ],
  [
    'a few at a time where even turned ones have no room',
    names(40, 'Werkzeugwechselzeit'),
    320,
    { turned: 45, seen: 14, every: 1, first: 'Werkzeugwechselzeit' },
  ],
  [
    'four lines are too many',
    names(9, 'a b c d e f g h i'),
    360,
    { turned: 45, seen: 9, every: 1, first: 'a b c d e f g h i' },
  ],
  [
    'a very long name ends with a sign',
    names(20, 'Waiting for the release of quality'),
    900,
    { turned: 45, seen: 20, every: 1, first: 'Waiting for the relea…' },
  ],
] as const)('T-LOOK-32 labels: %s', (_, words, width, { first, ...expected }) => {
  const { words: shown, ...rest } = axisLabels(words, { width, fontSize: 13 })
  expect(rest).toEqual(expected)
  expect(shown).toHaveLength(words.length)
  expect(shown[0]).toBe(first)
})

test('T-LOOK-32 of days that are more than there is room for, every so many is named and none is out of sight', () => {
  const days = Array.from({ length: 365 }, (_, at) => `2026-${at}`)
  expect(axisLabels(days, { width: 900, fontSize: 13, inTime: true })).toMatchObject({ seen: 365, every: 10 })
  expect(axisLabels([], { width: 900, fontSize: 13 })).toMatchObject({ words: [], turned: 0 })
})

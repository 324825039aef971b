import { expect, test } from 'vitest'
import { hitsOf, MOST_HITS, matchesWords } from './search-words.ts'

test.each<[string, string, string, boolean]>([
  ['nothing typed finds all', 'P-1 10 Lid', '', true],
  ['in any case', 'P-1 10 Lid', 'LID', true],
  ['every word, in any order', 'P-1 10 Lid', 'lid p-1', true],
  ['one word that does not occur', 'P-1 10 Lid', 'lid blue', false],
  ['blanks around are no words', 'P-1 10 Lid', '  lid ', true],
])('W-STEP-42-X %s', (_title, text, typed, expected) => expect(matchesWords(text, typed)).toBe(expected))

test('W-STEP-42-X at most 200 hits are drawn, and it is said that there are more', () => {
  const rows = Array.from({ length: MOST_HITS + 1 }, (_, at) => `part ${at}`)
  expect(hitsOf(rows, 'part', String)).toMatchObject({ rows: { length: 200 }, more: true })
  expect(hitsOf(rows, 'part 199', String)).toEqual({ rows: ['part 199'], more: false })
})

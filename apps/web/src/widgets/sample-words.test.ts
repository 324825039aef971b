import { text } from '@takt/texts/text.ts'
import { expect, test } from 'vitest'
import { inReadersWords, sampleWords } from '../dashboard/sample-words.ts'
import { widgets } from './widgets.ts'

const isWords = (name: string) => /desc|description/.test(name)

/** Words for people in a sample: what rows call machines, places, parts and reasons. */
function wordsIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return isWords(name) && /[a-z]{3}/.test(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => wordsIn(item, Array.isArray(value) ? name : key))
}

test('T-PLANT-524 samples of widgets are shown in the reader’s language', () => {
  const found = widgets.flatMap(({ sample }) => wordsIn(sample.data))
  expect(found.length).toBeGreaterThan(10)
  expect(found.filter((word) => !(word in sampleWords))).toEqual([])
  const inGerman = inReadersWords(
    widgets.map(({ sample }) => sample.data),
    (key) => text('de', key),
  )
  expect(wordsIn(inGerman)).toContain('Werkzeugwechsel')
  expect(wordsIn(inGerman).filter((word) => word in sampleWords)).toEqual([])
})

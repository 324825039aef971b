import { expect, test } from 'vitest'
import { weekText } from '../calendar/week-text.ts'
import { keyRows } from './keyboard/layouts.ts'
import { insideSentence, isLanguage, type Language } from './languages.ts'
import { csv } from './tables/csv.ts'

test.each<[Language, string]>([
  ['en', 'machine'],
  ['sv', 'machine'],
  ['de', 'Machine'],
])('T-PLANT-470 %s writes a heading inside a sentence as %s', (language, expected) =>
  expect(insideSentence('Machine', language)).toBe(expected),
)

test.each([
  ['de', true],
  ['DE', false],
  ['toString', false],
  [undefined, false],
])('T-PLANT-470 %s is a language: %s', (code, expected) => expect(isLanguage(code)).toBe(expected))

test('T-PLANT-470 weeks, spreadsheets and keys are those of the language', () => {
  expect(weekText('202607', 'de')).toBe('2026 KW 7')
  expect(csv([['Menge', 1.5]], 'de')).toContain('Menge;1,5')
  const keys = keyRows({ layout: 'default', language: 'de', numeric: null })
  expect(keys.map((row) => row.join(''))).toEqual(expect.arrayContaining([expect.stringContaining('qwertzuiopü')]))
  expect(keys.flat()).toContain('ß')
})

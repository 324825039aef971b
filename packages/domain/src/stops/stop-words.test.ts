import { expect, test } from 'vitest'
import { stopWords } from './stop-words.ts'

test.each([
  ['en', 'Fastnad detalj', { en: 'Jammed part', sv: 'Fastnad detalj' }, 'Jammed part'],
  ['sv', 'Jammed part', { en: 'Jammed part', sv: 'Fastnad detalj' }, 'Fastnad detalj'],
  ['sv', 'Jammed part', { en: 'Jammed part' }, 'Jammed part'],
  ['de', 'Fastnad detalj', { en: 'Jammed part', sv: 'Fastnad detalj' }, 'Fastnad detalj'],
  ['de', '', { sv: 'Fastnad detalj' }, 'Fastnad detalj'],
  ['de', '', {}, ''],
  ['sv', 'Jammed part', undefined, 'Jammed part'],
  ['sv', undefined, undefined, ''],
] as const)(
  'T-PLANT-114 T-PLANT-442 in %s a stop called %s, with names %j, is read as %s',
  (language, company, names, words) => {
    expect(stopWords({ stop_description: company, stop_names: names }, language)).toBe(words)
  },
)

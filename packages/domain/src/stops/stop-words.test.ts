import { expect, test } from 'vitest'
import { stopWords } from './stop-words.ts'

test.each([
  ['en', 'Jammed part', 'Fastnad detalj', 'Jammed part'],
  ['sv', 'Jammed part', 'Fastnad detalj', 'Fastnad detalj'],
  ['sv', 'Jammed part', '', 'Jammed part'],
] as const)(
  'T-PLANT-114 in %s a stop named %s and %s is read as %s',
  (language, stop_description, stop_description_sv, words) => {
    expect(stopWords({ stop_description, stop_description_sv }, language)).toBe(words)
  },
)

import { describe, expect, test } from 'vitest'
import { givenNames, neededNames } from './model/names.ts'
import { allNames, isNamed, nameIn, tidyNames } from './names.ts'

describe('T-PLANT-440 a name is read in the reader’s language, else in English, else in any', () => {
  test.each([
    [{ en: 'Setup', sv: 'Ställ', de: 'Rüsten' }, 'de', 'Rüsten'],
    [{ en: 'Setup', sv: 'Ställ', de: 'Rüsten' }, 'sv', 'Ställ'],
    [{ en: 'Setup', sv: 'Ställ' }, 'de', 'Setup'],
    [{ de: 'Rüsten', en: 'Setup' }, 'sv', 'Setup'],
    [{ en: 'Setup', sv: '' }, 'sv', 'Setup'],
    [{ sv: 'Ställ', de: 'Rüsten' }, 'en', 'Rüsten'],
    [{ sv: 'Ställ' }, 'de', 'Ställ'],
    [{ en: '', sv: 'Ställ' }, 'en', 'Ställ'],
    [{ fr: 'Réglage' }, 'sv', 'Réglage'],
    [{ en: '' }, 'en', ''],
    [{}, 'sv', ''],
  ])('%j read in %s is %s', (names, language, read) => {
    expect(nameIn(names, language)).toBe(read)
  })
})

test('T-PLANT-440 a thing is named when one language has a word for it', () => {
  expect([{}, { en: ' ' }, { en: '', sv: 'Ställ' }].map(isNamed)).toEqual([false, false, true])
  expect(allNames({ en: 'Setup', sv: 'Ställ' })).toBe('Setup Ställ')
})

describe('T-PLANT-441 names that are given', () => {
  test('are trimmed, in languages of the list, without empty ones, in one order', () => {
    expect(Object.entries(givenNames(80).parse({ sv: ' Ställ ', en: 'Setup' }))).toEqual([
      ['en', 'Setup'],
      ['sv', 'Ställ'],
    ])
    expect(givenNames(80).parse({ en: ' ', xx: 'Setup' })).toEqual({})
    expect(tidyNames({ sv: '', en: 'Setup' })).toEqual({ en: 'Setup' })
  })

  test.each([
    ['longer than they may be', { en: 'Set-up' }],
    ['that are no text', { en: 1 }],
    ['that are one text', 'Setup'],
  ])('%s are refused', (_, names) => {
    expect(givenNames(5).safeParse(names).success).toBe(false)
  })

  test('may be none, but not of what needs one', () => {
    expect(givenNames(5).safeParse({}).success).toBe(true)
    expect(neededNames(5).safeParse({ en: ' ' }).success).toBe(false)
    expect(neededNames(5).safeParse({ xx: 'Setup' }).success).toBe(false)
    expect(neededNames(5).parse({ sv: 'Ställ' })).toEqual({ sv: 'Ställ' })
  })
})

import { afterEach, expect, test } from 'vitest'
import { keepLanguageOnDevice } from './language.ts'
import { unitText } from './unit-text.ts'

afterEach(() => keepLanguageOnDevice('en'))

test.each([
  ['en', 'pcs', 'pcs'],
  ['sv', 'pcs', 'st'],
  ['sv', 'kg', 'kg'],
  ['sv', 'PCE', 'PCE'],
  ['sv', '', ''],
] as const)('T-PLANT-426 in %s the unit %j reads %j', (language, unit, words) => {
  keepLanguageOnDevice(language)
  expect(unitText(unit)).toBe(words)
})

import { expect, test } from 'vitest'
import { groupedEntry } from './number-text.ts'

test.each([
  ['', 'en', ''],
  ['-', 'en', ''],
  ['999', 'en', ''],
  ['999.1234', 'en', ''],
  ['1000', 'en', '1,000'],
  ['12345', 'sv', '12\u00a0345'],
  ['-12345', 'en', '−12,345'],
  ['12345.', 'sv', '12\u00a0345'],
  ['1234.5678', 'sv', '1\u00a0234,5678'],
  ['999999999999', 'en', '999,999,999,999'],
] as const)('T-PLANT-234 %j typed in %s is read as %j', (entry, language, read) =>
  expect(groupedEntry(entry, language)).toBe(read),
)

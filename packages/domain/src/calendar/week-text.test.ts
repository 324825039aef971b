import { expect, test } from 'vitest'
import { weekOnAxis, weekText } from './week-text.ts'

test.each([
  ['202647', 'en', '2026-W47', 'W47'],
  ['202647', 'sv', '2026 v. 47', 'v. 47'],
  ['202701', 'en', '2027-W01', 'W01'],
  ['202701', 'sv', '2027 v. 1', 'v. 1'],
  ['202701', 'de', '2027 KW 1', 'KW 1'],
  ['2026-11', 'en', '2026-11', '2026-11'],
  ['', 'sv', '', ''],
] as const)('T-PLANT-314 %s in %s is %s, and %s on an axis', (week, language, text, axis) => {
  expect(weekText(week, language)).toBe(text)
  expect(weekOnAxis(text)).toBe(axis)
})

import { expect, test } from 'vitest'
import { printedText } from './printed-text.ts'

test.each([
  ['en', '1180 pcs', 'WO-1 · 1,180 pcs · 37'],
  ['sv', '1180 pcs', 'WO-1 · 1\u00a0180 st · 37'],
  ['de', '1180 st', 'WO-1 · 1.180 Stk · 37'],
  ['de', '12.5 kg', 'WO-1 · 12,5 kg · 37'],
  ['en', '', 'WO-1 ·  · 37'],
] as const)('T-PLANT-569 in %s %s was printed as %s', (language, quantity, read) =>
  expect(printedText(language, { print_text: `WO-1 · ${quantity} · 37`, quantity })).toBe(read),
)

import { expect, test } from 'vitest'
import { MOST_LABELS, whyNotPrint } from './copies.ts'

test.each([
  [{ printer: 'Zebra hall', copies: 1 }, undefined],
  [{ printer: 'Zebra hall', copies: 10 }, undefined],
  [{ printer: '', copies: 1 }, 'printer'],
  [{ printer: 'Zebra hall', copies: null }, 'copies'],
  [{ printer: 'Zebra hall', copies: 0 }, 'copies'],
  [{ printer: 'Zebra hall', copies: 11 }, 'copies'],
  [{ printer: 'Zebra hall', copies: 2.5 }, 'copies'],
] as const)('W-VALID-19 W-VALID-20 W-VALID-21-X what %j still lacks: %s', (entry, why) =>
  expect(whyNotPrint(entry)).toBe(why),
)

test.each([
  [{ printer: '', copies: 5 }, 'printer'],
  [{ printer: 'P', copies: null }, 'copies'],
  [{ printer: 'P', copies: 500 }, undefined],
  [{ printer: 'P', copies: 501 }, 'copies'],
] as const)('W-VALID-22 labels: what %j still lacks: %s', (entry, why) =>
  expect(whyNotPrint(entry, MOST_LABELS)).toBe(why),
)

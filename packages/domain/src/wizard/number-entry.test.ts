import { expect, test } from 'vitest'
import { numberIn, typedNumber } from './number-entry.ts'

test.each<[string, boolean, number | null]>([
  ['', false, null],
  ['0.', false, null],
  ['-', false, null],
  ['', true, 0],
  ['0.', true, 0],
  ['-', true, null],
  ['0', false, 0],
  ['12.5', false, 12.5],
  ['x', true, null],
])('W-VALID-30 %j with allowNull %s is %j', (entry, allowNull, number) =>
  expect(numberIn(entry, { allowNull })).toBe(number),
)

test.each([
  ['101', 100, '100'],
  ['99', 100, '99'],
  ['99999', 0, '99999'],
])('W-VALID-30 %s is capped at %d: %s', (entry, max, expected) => expect(typedNumber(entry, { max })).toBe(expected))

import { expect, test } from 'vitest'
import { isAboveMost, numberIn } from './number-entry.ts'

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
  ['-5', true, null],
])('W-VALID-30 %j with allowNull %s is %j', (entry, allowNull, number) =>
  expect(numberIn(entry, { allowNull, max: 0 })).toBe(number),
)

test.each([
  ['101', 100, true],
  ['99', 100, false],
  ['99999', 0, false],
])('W-VALID-30 %s with at most %d is refused: %s', (entry, max, refused) => {
  expect(isAboveMost(entry, max)).toBe(refused)
  expect(numberIn(entry, { allowNull: false, max })).toBe(refused ? null : Number(entry))
})

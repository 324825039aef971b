import { expect, test } from 'vitest'
import { isNewDocument } from './new-document.ts'

test.each([
  ['no order since', [], 3, true],
  ['two since', [100, 200], 3, true],
  ['three since', [100, 200, 300], 3, false],
  ['orders before it do not count', [10, 20, 30, 100], 3, true],
  ['an order at the moment of the change counts', [50, 60, 70], 3, false],
  ['another threshold', [100], 1, false],
  ['a threshold of 0 never warns', [], 0, false],
])('D-STATE-36 a document changed at 50 is new: %s', (_what, starts, threshold, expected) => {
  expect(isNewDocument(50, starts, threshold)).toBe(expected)
})

test('D-LIMIT-50 the threshold is 3 orders when nothing else is set', () => {
  expect(isNewDocument(50, [100, 200])).toBe(true)
  expect(isNewDocument(50, [100, 200, 300])).toBe(false)
})

test('an unknown change warns of nothing', () => {
  expect(isNewDocument(null, [])).toBe(false)
})
